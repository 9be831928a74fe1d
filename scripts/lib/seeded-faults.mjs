import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SEEDED_FAULTS } from '../../backend/tests/seeded-faults.mjs';
import { twoAtATime } from './two-at-a-time.mjs';
import { inRoot } from './paths.mjs';
import { line } from './progress.mjs';
import { runNode } from './run.mjs';

const FOLDER = '.cache/seeded-faults';

/** The parts of the repository that the backend tests and the building of the backend need, except for node_modules. */
export const PARTS = [
  'backend/src',
  'backend/generated',
  'backend/memory',
  'backend/testing',
  'backend/tests',
  'demo',
  'rules',
  'server',
  'backend/migrations',
  'backend/vite.config.ts',
  'backend/tsconfig.json',
  'backend/package.json',
  'contracts',
  'tests/support',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'jest.config.mjs',
];

/** Creates a copy of the backend in which faults can be seeded. */
function copyBackend(name) {
  const folder = inRoot(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The packages count as installed by their time and that of the lock file.
  const options = { recursive: true, preserveTimestamps: true };
  for (const part of PARTS) cpSync(inRoot(part), `${folder}/${part}`, options);
  symlinkSync(inRoot('node_modules'), `${folder}/node_modules`, 'junction');
  return folder;
}

/** The number of failing tests in a copy; undefined if they could not run. */
async function failuresIn(folder, suites) {
  const report = `${folder}/report.json`;
  rmSync(report, { force: true });
  const { output } = await runNode(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      inRoot('node_modules/jest/bin/jest.js'),
      ...['--selectProjects', 'backend', '--forceExit', '--json', `--outputFile=${report}`, '--silent'],
      ...['--testPathPatterns', ...suites],
    ],
    { quiet: true, cwd: folder },
  );
  try {
    const { numFailedTests, numPassedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report));
    if (numFailedTests > 0) return numFailedTests;
    return numRuntimeErrorTestSuites > 0 || numPassedTests === 0 ? undefined : 0;
  } catch {
    line(output.trim());
    return undefined;
  }
}

/** Seeds the fault into the copy; returns a function that removes it, or undefined if the text was not found. */
function seed(folder, { file, text, replacement }) {
  const path = `${folder}/backend/src/${file}`;
  const sound = readFileSync(path, 'utf8');
  if (sound.split(text).length !== 2) return undefined;
  writeFileSync(
    path,
    sound.replace(text, () => replacement),
  );
  return () => writeFileSync(path, sound);
}

async function verdictOn(folder, fault) {
  const removeFault = seed(folder, fault);
  if (!removeFault) return `✗ ${fault.name}: its text does not occur exactly once in ${fault.file}`;
  const failures = await failuresIn(folder, [fault.suite]);
  removeFault();
  if (failures === undefined) return `✗ ${fault.name}: ${fault.suite} could not be run`;
  return failures === 0
    ? `✗ ${fault.name}: no test of ${fault.suite} detects it`
    : `✓ ${fault.name} (${fault.suite})`;
}

/**
 * Seeds one fault after another into a copy of the backend, and counts those that its tests detect.
 *
 * @param {string[]} only parts of the names of the faults to try; default: all
 */
export async function seededFaults(only = ['']) {
  const faults = SEEDED_FAULTS.filter(({ name }) => only.some((part) => name.includes(part)));
  if (faults.length === 0) {
    line(`✗ No fault is named ${only.join(' or ')}.`);
    return { passed: 0, failed: 1 };
  }
  const folders = ['one', 'other'].map(copyBackend);
  const suites = [...new Set(faults.map(({ suite }) => suite))];
  const result = { passed: 0, failed: 0 };
  if ((await failuresIn(folders[0], suites)) !== 0) {
    line('✗ The tests fail without a fault, so the result would mean nothing.');
    return { passed: 0, failed: 1 };
  }
  const tasks = faults.map((fault) => async () => {
    const folder = folders.pop();
    const verdict = await verdictOn(folder, fault);
    folders.push(folder);
    result[verdict.startsWith('✓') ? 'passed' : 'failed'] += 1;
    line(verdict);
  });
  await twoAtATime(tasks);
  rmSync(inRoot(FOLDER), { recursive: true, force: true });
  line(`${result.passed} of ${faults.length} faults are caught`);
  return result;
}
