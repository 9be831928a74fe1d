import { slotPickerTexts } from '../../../texts/cart/slot-picker';
import { slotTexts } from '../../../texts/fulfilment/slots';
import { dateTexts } from '../../../texts/shared/dates';
import { words } from '../../../texts/shared/words';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { DateField } from '../../shared/date-field/date-field';
import { Dialog } from '../../shared/dialog/dialog';
import { Notice } from '../../shared/notice/notice';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './slot-dialog.module.css';

export interface SlotDialogState {
  vendorName: string;
  date: string | undefined;
  min: string;
  max: string;
  unavailable: readonly string[];
  dateProblem: string;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why there are no slots. */
  problem: string;
  slots: readonly string[];
  slot: string | undefined;
  slotProblem: string;
}

export interface SlotDialogActions {
  pickDate: (iso: string) => void;
  pickSlot: (slot: string) => void;
  retry: () => void;
  confirm: () => void;
  close: () => void;
}

interface SlotDialogProps {
  /** Null while it is closed. */
  state: SlotDialogState | null;
  actions: SlotDialogActions;
}

/** The date and slot of a Same Day group (CART-19, X-042). */
export function SlotDialog({ state, actions }: SlotDialogProps) {
  return (
    <Dialog
      open={state !== null}
      title={slotPickerTexts.title}
      onClose={actions.close}
      footer={<Button onClick={actions.confirm}>{words.continueButton}</Button>}
    >
      {state && (
        <div className={styles.body}>
          <p className={styles.lead}>{slotPickerTexts.lead(state.vendorName)}</p>
          <DateField
            label={dateTexts.selectDate}
            value={state.date}
            min={state.min}
            max={state.max}
            unavailable={[...state.unavailable]}
            error={state.dateProblem || undefined}
            onChange={actions.pickDate}
          />
          <Slots {...{ state, actions }} />
        </div>
      )}
    </Dialog>
  );
}

function Slots({ state, actions }: { state: SlotDialogState; actions: SlotDialogActions }) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={slotTexts.loading} className={styles.waiting}>
        <Skeleton width="short" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  if (state.problem)
    return (
      <Notice tone={state.status === 'failed' ? 'failure' : 'warning'} live>
        <p>{state.problem}</p>
        {state.status === 'failed' && (
          <Button variant="quiet" icon="refresh" onClick={actions.retry}>
            {words.retry}
          </Button>
        )}
      </Notice>
    );
  return (
    <RadioGroup
      label={dateTexts.selectTime}
      variant="pill"
      value={state.slot}
      options={state.slots.map((slot) => ({ value: slot, label: slot }))}
      error={state.slotProblem || undefined}
      onChange={actions.pickSlot}
    />
  );
}
