import type { FaultMode } from '../../../backend/testing/fault-proxy';
import { isWhole } from '../support/scale';
import { CALLS } from './calls';
import type { FaultyCall } from './faulty-call';
import { MODES } from './ways';

export interface Cell {
  readonly row: FaultyCall;
  readonly mode: FaultMode;
}

/** Coprime to the number of failure modes, so that the cells of a usual run cover all modes and most calls. */
const EVERY = 17;

const ALL: readonly Cell[] = CALLS.flatMap((row) => MODES.map((mode) => ({ row, mode })));

/** A fixed part of the cells. */
export const CELLS: readonly Cell[] = isWhole ? ALL : ALL.filter((_, place) => place % EVERY === 0);
