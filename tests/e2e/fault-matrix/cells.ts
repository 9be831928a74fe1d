import type { FaultMode } from '../../../backend/testing/fault-proxy';
import { isWhole } from '../support/scale';
import { CALLS } from './calls';
import type { FaultyCall } from './faulty-call';
import { MODES, OUTCOMES } from './call-outcomes';

export interface Cell {
  readonly row: FaultyCall;
  readonly mode: FaultMode;
}

/** Coprime to the number of failure modes, so that the cells of a normal run cover all modes and most calls. */
const EVERY = 17;

const ALL: readonly Cell[] = CALLS.flatMap((row) => MODES.map((mode) => ({ row, mode })));

const FAILING = ALL.filter(({ mode }) => OUTCOMES[mode] !== 'answered');

/** A normal run takes a fixed part of the cells whose call fails; calls that succeed are covered by other tests. */
export const CELLS: readonly Cell[] = isWhole ? ALL : FAILING.filter((_, place) => place % EVERY === 0);
