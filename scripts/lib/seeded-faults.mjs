import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SEEDED_FAULTS } from '../../backend/tests/seeded-faults.mjs';
import { inLanes } from './lanes.mjs';
import { inRoot } from './paths.mjs';
import { line } from './progress.mjs';
import { runNode } from './run.mjs';

const FOLDER = '.cache/seeded-faults';

/** What the backend's tests need of the repository, but for its packages. */
const PARTS = [
  'backend/src',
  'backend/memory',
  'backend/testing',
  'backend/tests',
  'demo',
  'backend/migrations',
  'backend/vite.config.ts',
  'backend/tsconfig.json',
  'contracts',
  'tests/support',
  'tsconfig.base.json',
  'tsconfig.json',
  'jest.config.mjs',
];

/** A copy of the backend that may be broken. */
function copyBackend(name) {
  const folder = inRoot(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(inRoot(part), `${folder}/${part}`, { recursive: true });
  symlinkSync(inRoot('node_modules'), `${folder}/node_modules`, 'junction');
  return folder;
}

/** How many tests of the suites fail in a copy; undefined when they could not be run. */
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

/** Puts the fault into the copy; answers how to take it out again, or undefined where there is no such text. */
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
  const heal = seed(folder, fault);
  if (!heal) return `✗ ${fault.name}: its text stands in ${fault.file} no more, or twice`;
  const failures = await failuresIn(folder, [fault.suite]);
  heal();
  if (failures === undefined) return `✗ ${fault.name}: ${fault.suite} could not be run`;
  return failures === 0
    ? `✗ ${fault.name}: no test of ${fault.suite} sees it`
    : `✓ ${fault.name} (${fault.suite})`;
}

/**
 * Breaks a copy of the backend in one way after the other, and counts the ways that its tests see.
 *
 * @param {string[]} only parts of the names of those to be tried; all, when none is given
 */
export async function seededFaults(only = ['']) {
  const faults = SEEDED_FAULTS.filter(({ name }) => only.some((part) => name.includes(part)));
  if (faults.length === 0) {
    line(`✗ No fault has ${only.join(' or ')} in its name.`);
    return { passed: 0, failed: 1 };
  }
  const folders = ['one', 'other'].map(copyBackend);
  const suites = [...new Set(faults.map(({ suite }) => suite))];
  const result = { passed: 0, failed: 0 };
  if ((await failuresIn(folders[0], suites)) !== 0) {
    line('✗ The tests do not pass without any fault, so their failing says nothing.');
    return { passed: 0, failed: 1 };
  }
  const tasks = faults.map((fault) => async () => {
    const folder = folders.pop();
    const verdict = await verdictOn(folder, fault);
    folders.push(folder);
    result[verdict.startsWith('✓') ? 'passed' : 'failed'] += 1;
    line(verdict);
  });
  await inLanes(tasks);
  rmSync(inRoot(FOLDER), { recursive: true, force: true });
  line(`${result.passed} of ${faults.length} faults are caught`);
  return result;
}
