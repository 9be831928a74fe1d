import { scheduleTexts } from '../../../texts/cart/schedule';
import { Checkbox } from '../../shared/choice/checkbox';
import { DeliveryDate, type DeliveryDateState } from './delivery-date';
import styles from './group-dates.module.css';

interface GroupDatesProps {
  id: string;
  /** Null while each line has a date of its own. */
  shared: DeliveryDateState | null;
  onChoose: (iso: string) => void;
  onSeparate: (isSeparate: boolean) => void;
}

/** The delivery date of all lines of a group, unless each is to have its own (CART-20). */
export function GroupDates({ id, shared, onChoose, onSeparate }: GroupDatesProps) {
  return (
    <div className={styles.dates}>
      {shared && <DeliveryDate id={id} state={shared} onChoose={onChoose} />}
      <Checkbox label={scheduleTexts.dateForEach} checked={!shared} onChange={onSeparate} />
    </div>
  );
}
