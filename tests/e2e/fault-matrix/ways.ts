import type { FaultMode } from '../../../backend/testing/fault-proxy';

/** What happened to a call: answered, never received, or done with its answer lost. */
export type Outcome = 'answered' | 'unheard' | 'lost';

/** The eight modes of the fault proxy, and how a call ends in each. */
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
