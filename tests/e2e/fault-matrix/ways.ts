import type { FaultMode } from '../../../backend/testing/fault-proxy';

/** What became of a call: answered, never heard by the shop, or done by it while its answer was lost. */
export type Outcome = 'answered' | 'unheard' | 'lost';

/** The eight ways of the fault proxy, and how a call ends in each. */
export const WAYS: Readonly<Record<FaultMode, Outcome>> = {
  pass: 'answered',
  latency: 'answered',
  slow: 'answered',
  reset_before: 'unheard',
  refuse: 'unheard',
  blackhole: 'unheard',
  reset_after: 'lost',
  cut_body: 'lost',
};

export const MODES = Object.keys(WAYS) as readonly FaultMode[];
