/** How much of the hard tests is run: `npm run test:hard` asks for the whole, every other run for a tenth. */
const SCALE = Number(process.env.SCALE ?? 0.1);

/** What is left of a whole number of rounds at the scale of this run; one at least. */
export const scaled = (whole: number): number => Math.max(1, Math.round(whole * SCALE));

/** Counts the rounds from 1, and tells whoever runs the tests how far they are. */
export function* rounds(whole: number): Generator<number> {
  const count = scaled(whole);
  for (let round = 1; round <= count; round += 1) {
    yield round;
    if (process.env.PROGRESS) process.stderr.write(`Round ${round} of ${count}\n`);
  }
}

const SECOND_MS = 1_000;

/** How long rounds may take before they count as stuck: nothing is said of how fast they are. */
export const longest = (whole: number, secondsEach: number): number =>
  (60 + scaled(whole) * secondsEach) * SECOND_MS;
