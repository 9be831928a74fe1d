import { scheduleTexts } from '../../../texts/cart/schedule';
import { DateField } from '../../shared/date-field/date-field';
import { dateInWords } from '../../shared/date-field/date-in-words';

export interface DeliveryDateState {
  /** False while the vendor's calendar is loading. */
  isKnown: boolean;
  date: string | undefined;
  /** The first date that can be chosen. */
  earliest: string | undefined;
  min: string;
  max: string;
  unavailable: readonly string[];
  problem: string;
}

interface DeliveryDateProps {
  id: string;
  state: DeliveryDateState;
  onChoose: (iso: string) => void;
}

/** The date of what is not delivered the same day (CART-20). */
export function DeliveryDate({ id, state, onChoose }: DeliveryDateProps) {
  return (
    <DateField
      id={id}
      label={scheduleTexts.deliveryDate}
      hint={state.date && dateInWords(state.date)}
      value={state.date}
      suggested={state.earliest}
      awaitsSuggestion={!state.isKnown}
      min={state.min}
      max={state.max}
      unavailable={[...state.unavailable]}
      disabled={!state.isKnown}
      error={state.problem || undefined}
      onChange={onChoose}
    />
  );
}
