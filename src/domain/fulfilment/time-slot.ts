/** Hours of a day in which a driver delivers (ENT-40). */
export interface TimeSlot {
  readonly start: string;
  readonly end: string;
}

export const isSameSlot = (one: TimeSlot, other: TimeSlot): boolean =>
  one.start === other.start && one.end === other.end;

/** `12:00-14:00`, as the browser stores it (STORE-16). */
export const serializeSlot = ({ start, end }: TimeSlot): string => `${start}-${end}`;

/** Null if the text cannot be parsed. */
export function parseSlot(text: string): TimeSlot | null {
  const [, start, end] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  return start && end ? { start, end } : null;
}

export const formatSlot = (slot: TimeSlot): string => `${slot.start} - ${slot.end}`;

/** Someone else has booked the slot. */
export const SLOT_TAKEN_TEXT = 'This slot has just been booked. Please choose another.';

/** ERR-05: the same text for every reason why there is no slot. */
export const NO_SLOTS_TEXT = 'All Slots are booked. Please try another date.';
