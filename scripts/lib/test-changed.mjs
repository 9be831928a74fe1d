import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { CHECKS, formatOf, lintOf } from './checks.mjs';
import { twoAtATime } from './two-at-a-time.mjs';
import { ROOT, inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { browserSuite, checkSuite, jestSuite } from './suites.mjs';
import { createTally } from './tally.mjs';
import { changedFiles, isBrowserTest, testFiles } from './test-files.mjs';

const PROJECTS = ['shop', 'views', 'sdk', 'backend', 'storefront', 'architecture', 'deploy'].concat(
  'pact-consumer',
  'pact-provider',
);
const CODE = /\.(?:[cm]?[jt]sx?|json|css|ya?ml)$/;
const isYaml = (file) => /\.ya?ml$/.test(file);
const SETTLED_MS = 300;

/** Tests with many rounds run only in the full run: nearly every change affects them. */
const isOfManyRounds = (file) => /support\/scale|faulty-network/.test(readFileSync(inRoot(file), 'utf8'));

/**
 * Checks types, lint and boundaries of the working copy, and runs the tests that its changes can affect. Of the
 * browser tests, only those that changed themselves or through their steps: a change of the shop affects all of them.
 */
export async function testChanged() {
  const changed = changedFiles().filter((file) => CODE.test(file));
  if (changed.length === 0) {
    console.log('Nothing has changed since the last commit.');
    console.log('0 passed, 0 failed');
    return;
  }
  const suites = [...checksOf(changed), ...jestOf(changed), ...browserOf(changed)];
  const { oneByOne, end } = createTally(suites.map(([name]) => name));
  await twoAtATime(suites.map((suite) => oneByOne([suite])));
  end();
}

function checksOf(changed) {
  const isDocument = changed.some((file) => file.startsWith('openapi/'));
  const wanted = isDocument ? /^types|boundaries|api document|generated code/ : /^types|boundaries/;
  const linted = changed.filter((file) => !isYaml(file));
  const ofFiles = [['format', formatOf(changed)]];
  if (linted.length > 0) ofFiles.push(['lint', lintOf(linted)]);
  return [...CHECKS.filter(([name]) => wanted.test(name)), ...ofFiles].map(([name, args]) => [
    name,
    () => checkSuite(name, args),
  ]);
}

function jestOf(changed) {
  const heavy = testFiles().filter((file) => !isBrowserTest(file) && isOfManyRounds(file));
  const ignored = heavy.filter((file) => !changed.includes(file)).map((file) => path.basename(file));
  const args = [
    '--passWithNoTests',
    ...ignored.flatMap((name) => ['--testPathIgnorePatterns', name.replaceAll('.', '\\.')]),
    '--findRelatedTests',
    ...changed.map((file) => inRoot(file)),
  ];
  return [['changed tests', () => jestSuite('changed tests', { projects: PROJECTS, args })]];
}

/** The specs that were changed, or that import a changed file of the browser tests. */
function browserOf(changed) {
  const parts = changed.filter((file) => file.startsWith('tests/e2e/')).map((file) => path.parse(file).name);
  const imports = (spec) =>
    parts.some((part) => readFileSync(inRoot(spec), 'utf8').includes(`/${part}'`)) || changed.includes(spec);
  const specs = parts.length > 0 ? testFiles().filter((file) => isBrowserTest(file) && imports(file)) : [];
  return specs.length > 0
    ? [['changed browser', () => browserSuite('changed browser', { args: specs })]]
    : [];
}

const WATCHED = [
  'src',
  'rules',
  'settings',
  'sdk',
  'server',
  'storefront',
  'backend',
  'demo',
  'contracts',
  'deploy',
  'examples',
  'tests',
  'dev',
  'openapi',
];

/** Repeats it on every change until interrupted; with arguments, runs the tests that they select instead. */
export async function watchChanged(words) {
  const args = words.length > 0 ? words : ['--changed'];
  let isRunning = false;
  let isStale = true;
  let timer;
  const runAgain = async () => {
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await runNode([inRoot('scripts/test.mjs'), ...args]);
    }
    isRunning = false;
    console.log('\nWaiting for changes (press Ctrl+C to stop) …');
  };
  for (const folder of WATCHED.filter((each) => existsSync(inRoot(each))))
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || /node_modules|dist|generated|\.cache/.test(file) || !CODE.test(file)) return;
      isStale = true;
      clearTimeout(timer);
      timer = setTimeout(() => void runAgain(), SETTLED_MS);
    });
  await runAgain();
}
