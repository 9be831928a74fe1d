import { scheduleTexts } from '../../../texts/cart/schedule';
import { slotPickerTexts } from '../../../texts/cart/slot-picker';
import { slotTexts } from '../../../texts/fulfilment/slots';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { Icon } from '../../shared/icon/icon';
import styles from './group-slots.module.css';

export interface GroupSlotsState {
  date: string;
  slot: string;
  dateProblem: string;
  slotProblem: string;
  /** The screen on which it is changed, if not on this one. */
  changeHref?: string;
}

interface GroupSlotsProps {
  id: string;
  state: GroupSlotsState;
  onChoose: () => void;
}

/** When a group is delivered or collected: both date and slot are required (CART-19, CART-21). */
export function GroupSlots({ id, state, onChoose }: GroupSlotsProps) {
  return (
    <div className={styles.slots}>
      <dl className={styles.facts}>
        <Fact name={scheduleTexts.date} value={state.date} problem={state.dateProblem} />
        <Fact name={scheduleTexts.time} value={state.slot} problem={state.slotProblem} />
      </dl>
      {state.changeHref ? (
        <LinkButton id={id} variant="secondary" href={state.changeHref}>
          {scheduleTexts.changeDateOrTime}
        </LinkButton>
      ) : (
        <Button id={id} variant="secondary" icon="clock" onClick={onChoose}>
          {slotPickerTexts.title}
        </Button>
      )}
    </div>
  );
}

function Fact({ name, value, problem }: { name: string; value: string; problem: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {problem ? (
          <span className={styles.problem}>
            <Icon name="alert" size={16} />
            <span>{problem}</span>
          </span>
        ) : (
          value || slotTexts.notChosen
        )}
      </dd>
    </div>
  );
}
