import { slotTexts } from '../../texts/fulfilment/slots';

/** Hours of a day in which a driver delivers (ENT-40). */
export interface TimeSlot {
  readonly start: string;
  readonly end: string;
}

export const isSameSlot = (one: TimeSlot, other: TimeSlot): boolean =>
  one.start === other.start && one.end === other.end;

export const formatSlot = (slot: TimeSlot): string => `${slot.start} - ${slot.end}`;

/** Someone else has booked the slot. */
export const SLOT_TAKEN_TEXT = slotTexts.taken;

/** ERR-05: the same text for every reason why there is no slot. */
export const NO_SLOTS_TEXT = slotTexts.noneLeft;
