/** The scale of the hard tests: `npm run test:hard` runs all, every other run a tenth. */
const SCALE = Number(process.env.SCALE ?? 0.1);

export const isWhole = SCALE >= 1;

/** A number of rounds at the scale of this run; at least one. */
export const scaled = (whole: number): number => Math.max(1, Math.round(whole * SCALE));

/** Counts the rounds from 1, and reports progress. */
export function* rounds(whole: number): Generator<number> {
  const count = scaled(whole);
  for (let round = 1; round <= count; round += 1) {
    yield round;
    if (process.env.PROGRESS) process.stderr.write(`Round ${round} of ${count}\n`);
  }
}

const SECOND_MS = 1_000;

/** The timeout for a number of rounds: it only detects hangs, not slowness. */
export const longest = (whole: number, secondsEach: number): number =>
  (60 + scaled(whole) * secondsEach) * SECOND_MS;
