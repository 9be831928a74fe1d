import { ZIPCODE_INPUT_MAX_LENGTH } from '../../../../rules/shared/zipcode';
import { locationDialogTexts } from '../../../texts/location/location-dialog';
import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import { Form } from '../../shared/field/form';
import { TextField } from '../../shared/field/text-field';
import { Notice } from '../../shared/notice/notice';
import styles from './location-dialog.module.css';

interface LocationDialogState {
  zipcode: string;
  problem: string;
  isChecking: boolean;
  /** Blank if none is chosen. */
  current: string;
  warning: string;
}

interface LocationDialogActions {
  type: (text: string) => void;
  submit: () => void;
  close: () => void;
}

interface LocationDialogViewProps {
  state: LocationDialogState;
  actions: LocationDialogActions;
}

/** The zipcode dialog (GATE-01). */
export function LocationDialogView({ state, actions }: LocationDialogViewProps) {
  return (
    <Dialog open size="small" title={locationDialogTexts.title} onClose={actions.close}>
      <Form className={styles.form} onSubmit={actions.submit}>
        <p className={styles.lead}>
          {state.current ? locationDialogTexts.leadIn(state.current) : locationDialogTexts.lead}
        </p>
        <TextField
          label={locationDialogTexts.zipcode}
          value={state.zipcode}
          error={state.problem || undefined}
          announcesError
          onChange={actions.type}
          inputMode="numeric"
          autoComplete="postal-code"
          name="pincode"
          maxLength={ZIPCODE_INPUT_MAX_LENGTH}
        />
        {state.warning && <Notice tone="warning">{state.warning}</Notice>}
        <Button type="submit" fullWidth size="large" busy={state.isChecking}>
          {locationDialogTexts.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
