import { attempt } from './lib/attempt.mjs';
import { isEnding } from './lib/clean-up.mjs';

/** For who interrupts the run ends the process after cleaning up. */
const untilTheEnd = () => new Promise(() => {});

/** Measures a section and prints it; an error is reported, and the next section still runs. */
async function printSection({ title, measure }, context) {
  console.error(title);
  try {
    const { value, reason } = await attempt(() => measure(context));
    console.log(`\n${title}\n\n${value ?? `not available: ${reason}`}\n`);
    return true;
  } catch (error) {
    if (isEnding()) return untilTheEnd();
    console.log(`\n${title}\n\nfailed: ${error.stack}\n`);
    return false;
  }
}

/** Prints the sections one after the other; resolves with whether all could be measured. */
export async function printReport(sections, context) {
  const done = [];
  for (const section of sections) done.push(await printSection(section, context));
  return done.every(Boolean);
}
