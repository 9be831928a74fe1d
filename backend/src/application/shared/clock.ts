/** The current time; injected, so that slots, holidays, ages and expiries can be tested (BDG-01). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that always shows one ISO instant. */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso).getTime();
  return { now: () => new Date(instant) };
}
