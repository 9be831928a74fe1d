import type { FaultMode } from '../../../backend/src/testing/fault-proxy';
import { CALLS } from './calls';
import type { FaultyCall } from './faulty-call';
import { MODES } from './ways';

export interface Cell {
  readonly row: FaultyCall;
  readonly mode: FaultMode;
}

/** Coprime to the number of ways, so that the cells of a usual run are of all ways, and of most calls. */
const EVERY = 11;

const ALL: readonly Cell[] = CALLS.flatMap((row) => MODES.map((mode) => ({ row, mode })));

/** `SCALE=1` is the whole matrix (`npm run test:hard`); every other run does a tenth, always the same. */
export const CELLS: readonly Cell[] =
  Number(process.env.SCALE) >= 1 ? ALL : ALL.filter((_, place) => place % EVERY === 0);
