/** The current time; injected, so that slots, holidays, ages and expiries can be tested (BDG-01). */
export abstract class Clock {
  abstract now(): Date;
}
