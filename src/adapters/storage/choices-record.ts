import { CartChoices } from '../../domain/cart/cart-choices';
import { type ChoiceEntries, DeliveryChoices } from '../../domain/cart/delivery-choices';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { type UnknownRecord, object, text, texts } from './unknown-record';

export const toChoicesRecord = ({ delivery, giftMessage }: CartChoices): UnknownRecord => ({
  giftMessage,
  choices: delivery.entries,
});

/** Reads any data; invalid parts are omitted. */
export const choicesFromRecord = (record: UnknownRecord): CartChoices =>
  CartChoices.of(DeliveryChoices.of(entriesFrom(object(record.choices))), text(record.giftMessage));

function entriesFrom(record: UnknownRecord): ChoiceEntries {
  const dates = Object.entries(texts(object(record.dates))).filter(([, date]) => CalendarDate.parse(date));
  const slots = Object.entries(object(record.slots)).map(
    ([key, slot]): [string, { start: string; end: string }] => [
      key,
      { start: text(object(slot).start), end: text(object(slot).end) },
    ],
  );
  return {
    dates: Object.fromEntries(dates),
    slots: Object.fromEntries(slots.filter(([, slot]) => slot.start !== '' && slot.end !== '')),
  };
}
