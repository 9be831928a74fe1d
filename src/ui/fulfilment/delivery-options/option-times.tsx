import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { DateField } from '../../shared/date-field/date-field';
import { TextField } from '../../shared/field/text-field';
import { Notice } from '../../shared/notice/notice';
import { Spinner } from '../../shared/spinner/spinner';
import type { DeliveryOptionsActions, DeliveryOptionsState } from './options-state';
import styles from './delivery-options.module.css';

interface Props {
  state: DeliveryOptionsState;
  actions: DeliveryOptionsActions;
}

/** Dine-In and Pick-Up: a day, and an hour of it (SHIP-06, SHIP-16). */
export function VisitTime({ state, actions }: Props) {
  return (
    <div className={styles.fields}>
      <DateField
        label="Select Date"
        value={state.date}
        min={state.min}
        error={state.timeProblem || undefined}
        onChange={actions.pickDate}
      />
      <TextField
        label="Select Time"
        hint="From 10:00 to 16:59"
        type="time"
        min="10:00"
        max="16:59"
        value={state.time}
        onChange={actions.pickTime}
      />
    </div>
  );
}

/** Delivery: a day, and the driver's hours on it (SHIP-08). */
export function DriverSlots({ state, actions }: Props) {
  const { drivers } = state;
  return (
    <>
      <div className={styles.fields}>
        <DateField
          label="Select Date"
          value={drivers.date}
          min={state.min}
          onChange={actions.pickDriverDate}
        />
      </div>
      {drivers.status === 'loading' && <Spinner label="Loading time slots" />}
      {drivers.status !== 'loading' && drivers.problem && (
        <Notice tone={drivers.status === 'failed' ? 'failure' : 'warning'} live>
          <p>{drivers.problem}</p>
          {drivers.status === 'failed' && (
            <Button variant="quiet" icon="refresh" onClick={actions.retrySlots}>
              Retry
            </Button>
          )}
        </Notice>
      )}
      {drivers.status === 'ready' && !drivers.problem && (
        <RadioGroup
          label="Select Time"
          variant="pill"
          value={drivers.slot}
          options={drivers.slots.map((slot) => ({ value: slot, label: slot }))}
          onChange={actions.pickSlot}
        />
      )}
    </>
  );
}
