/** What time it is; given, so that slots, holidays, ages and expiries can be tested (BDG-01). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at an ISO instant. */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso).getTime();
  return { now: () => new Date(instant) };
}
