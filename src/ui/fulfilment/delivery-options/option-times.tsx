import { slotTexts } from '../../../texts/fulfilment/slots';
import { dateTexts } from '../../../texts/shared/dates';
import { words } from '../../../texts/shared/words';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { DateField } from '../../shared/date-field/date-field';
import { Notice } from '../../shared/notice/notice';
import { Spinner } from '../../shared/spinner/spinner';
import type { DeliveryOptionsActions, DeliveryOptionsState } from './options-state';
import styles from './delivery-options.module.css';

interface Props {
  state: DeliveryOptionsState;
  actions: DeliveryOptionsActions;
}

/** Delivery: a date and a driver slot (SHIP-08). */
export function DriverSlots({ state, actions }: Props) {
  const { drivers } = state;
  return (
    <>
      <div className={styles.fields}>
        <DateField
          label={dateTexts.selectDate}
          value={drivers.date}
          min={state.min}
          max={state.max}
          onChange={actions.pickDriverDate}
        />
      </div>
      {drivers.status === 'loading' && <Spinner label={slotTexts.loading} />}
      {drivers.status !== 'loading' && drivers.problem && (
        <Notice tone={drivers.status === 'failed' ? 'failure' : 'warning'} live>
          <p>{drivers.problem}</p>
          {drivers.status === 'failed' && (
            <Button variant="quiet" icon="refresh" onClick={actions.retrySlots}>
              {words.retry}
            </Button>
          )}
        </Notice>
      )}
      {drivers.status === 'ready' && !drivers.problem && (
        <RadioGroup
          label={dateTexts.selectTime}
          variant="pill"
          value={drivers.slot}
          options={drivers.slots.map((slot) => ({ value: slot, label: slot }))}
          onChange={actions.pickSlot}
        />
      )}
    </>
  );
}
