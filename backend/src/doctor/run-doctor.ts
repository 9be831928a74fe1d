import { StartProblem } from '../../../server/start-problem';
import { readSettings } from '../config';
import { examine } from './examine';
import { formatFindings, problem } from './finding';

/** Prints what is wrong with the configuration of this process, and how to fix it; fails if anything is. */
export async function runDoctor(): Promise<void> {
  const findings = await read().catch((error: unknown) => {
    if (!(error instanceof StartProblem)) throw error;
    return [problem('Settings', error.message, 'The rest is checked once the settings are valid.')];
  });
  console.log(formatFindings(findings));
  process.exitCode = findings.some(({ kind }) => kind === 'problem') ? 1 : 0;
}

const read = async () => examine(readSettings(process.env, ['production', 'test', 'demo']), new Date());
