import type { Clock } from '../../application/shared/clock.port';

export const systemClock: Clock = { now: () => new Date() };
