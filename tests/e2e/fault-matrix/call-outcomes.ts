import type { FaultMode } from '../../../backend/testing/fault-proxy';

/** What happened to a call: answered, never received, or done with its answer lost. */
export type Outcome = 'answered' | 'not-received' | 'lost';

/** The eight modes of the fault proxy, and how a call ends in each. */
export const OUTCOMES: Readonly<Record<FaultMode, Outcome>> = {
  pass: 'answered',
  latency: 'answered',
  slow: 'answered',
  reset_before: 'not-received',
  refuse: 'not-received',
  blackhole: 'not-received',
  reset_after: 'lost',
  cut_body: 'lost',
};

export const MODES = Object.keys(OUTCOMES) as readonly FaultMode[];
