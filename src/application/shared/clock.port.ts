import type { CalendarDate } from '../../domain/shared/calendar-date';

/** Time as the shopper's device tells it, and the only way to wait. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;
  abstract today(): CalendarDate;
  /** Runs the action once after a while; the answer calls it off. */
  abstract after(milliseconds: number, action: () => void): () => void;
}
