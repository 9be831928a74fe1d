import { jestSuite } from '../../scripts/lib/suites.mjs';
import { decimal } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { table } from '../lib/table.mjs';

const SECOND = 1_000;

async function timed(project) {
  progress(`running ${project}`);
  const from = performance.now();
  const { passed, failed } = await jestSuite(`bench ${project}`, {
    projects: [project],
    args: ['--runInBand'],
  });
  return { name: project, passed, failed, seconds: (performance.now() - from) / SECOND };
}

/**
 * The duration of all contract tests: consumer tests of the shop's adapters, and verification of the reference
 * backend.
 */
export async function contractTimes() {
  const runs = [await timed('pact-consumer'), await timed('pact-provider')];
  const total = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = runs.map(({ name, passed, failed, seconds }) => [name, passed, failed, decimal(seconds, 0)]);
  return `${table(['', 'passed', 'failed', 'seconds'], [...rows, ['both', '', '', decimal(total, 0)]])}\nGoal: under 180 seconds.`;
}
