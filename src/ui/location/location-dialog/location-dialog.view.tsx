import { ZIPCODE_INPUT_MAX_LENGTH } from '../../../../rules/shared/zipcode';
import type { City } from '../../../domain/location/city';
import { locationDialogTexts } from '../../../texts/location/location-dialog';
import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import { Form } from '../../shared/field/form';
import { TextField } from '../../shared/field/text-field';
import { useLostFocus } from '../../shared/focus/use-lost-focus';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import { AlternativeZipcodes, type AlternativeZipcodesState } from '../alternatives/alternative-zipcodes';
import type { ZipcodeChangeQuestion } from '../zipcode-change/zipcode-change-confirmation';
import { ZipcodeChangeButtons } from '../zipcode-change/zipcode-change-dialog.view';
import { ZipcodeChangeLines } from '../zipcode-change/zipcode-change-lines';
import styles from './location-dialog.module.css';

interface LocationDialogState extends AlternativeZipcodesState {
  zipcode: string;
  problem: string;
  isChecking: boolean;
  /** Blank if none is chosen. */
  current: string;
  warning: string;
  /** What the zipcode removes from the cart; null until that is known, and if nothing would be removed. */
  question: ZipcodeChangeQuestion | null;
}

interface LocationDialogActions {
  type: (text: string) => void;
  submit: () => void;
  pick: (zipcode: string) => void;
  showZipcodesOf: (city: City) => void;
  confirm: () => void;
  close: () => void;
}

interface LocationDialogViewProps {
  state: LocationDialogState;
  actions: LocationDialogActions;
}

/** The zipcode dialog (GATE-01), which also asks before it empties the cart. */
export function LocationDialogView({ state, actions }: LocationDialogViewProps) {
  const { question } = state;
  // CONTINUE may have had the focus. Enter in the field leads to the answer that keeps the cart: it may be pressed twice.
  const stay = useLostFocus<HTMLButtonElement>(question !== null);
  const submit = () => (question ? stay.current?.focus() : actions.submit());
  const footer = question && (
    <ZipcodeChangeButtons state={question} confirm={actions.confirm} stay={actions.close} stayRef={stay} />
  );
  return (
    <Dialog open title={locationDialogTexts.title} onClose={actions.close} footer={footer}>
      <Form className={styles.form} onSubmit={submit}>
        <ZipcodeField state={state} type={actions.type} />
        <LiveRegion>
          {question ? (
            <ZipcodeChangeLines question={question} />
          ) : (
            <AlternativeZipcodes
              alternatives={state.alternatives}
              cities={state.cities}
              onPick={actions.pick}
              onShowZipcodes={actions.showZipcodesOf}
            />
          )}
        </LiveRegion>
        {!question && state.warning && <Notice tone="warning">{state.warning}</Notice>}
        {!question && (
          <Button type="submit" fullWidth size="large" busy={state.isChecking}>
            {locationDialogTexts.submit}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

function ZipcodeField({ state, type }: { state: LocationDialogState; type: (text: string) => void }) {
  return (
    <>
      <p className={styles.lead}>
        {state.current ? locationDialogTexts.leadIn(state.current) : locationDialogTexts.lead}
      </p>
      <TextField
        label={locationDialogTexts.zipcode}
        value={state.zipcode}
        error={state.problem || undefined}
        announcesError
        onChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        name="pincode"
        maxLength={ZIPCODE_INPUT_MAX_LENGTH}
      />
    </>
  );
}
