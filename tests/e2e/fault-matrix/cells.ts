import type { FaultMode } from '../../../backend/testing/fault-proxy';
import { isWhole } from '../support/scale';
import { CALLS } from './calls';
import type { FaultyCall } from './faulty-call';
import { MODES } from './ways';

export interface Cell {
  readonly row: FaultyCall;
  readonly mode: FaultMode;
}

/** Coprime to the number of ways, so that the cells of a usual run are of all ways, and of most calls. */
const EVERY = 17;

const ALL: readonly Cell[] = CALLS.flatMap((row) => MODES.map((mode) => ({ row, mode })));

/** A part of them, always the same. */
export const CELLS: readonly Cell[] = isWhole ? ALL : ALL.filter((_, place) => place % EVERY === 0);
