import type { Clock } from '../src/application/shared/clock.port';

/** A clock that always shows one ISO instant. */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso).getTime();
  return { now: () => new Date(instant) };
}
