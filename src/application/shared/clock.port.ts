import type { CalendarDate } from '../../domain/shared/calendar-date';

/** The time of the shopper's device, and timers. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;
  abstract today(): CalendarDate;
  /** The time of day: `09:05`. */
  abstract time(): string;
  /** Runs the action once after a delay; returns a function that cancels it. */
  abstract after(milliseconds: number, action: () => void): () => void;
}
