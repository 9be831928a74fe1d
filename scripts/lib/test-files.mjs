import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from './paths.mjs';

const TEST = /\.(?:test|spec)\.tsx?$/;

const lines = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(inRoot(file)));

/** Every test file of the working copy, including new ones. */
export const testFiles = () =>
  lines('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => TEST.test(file));

/** The files that have changed since the last commit, including new ones. */
export const changedFiles = () => [
  ...new Set([
    ...lines('diff', '--name-only', 'HEAD'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]),
];

export const isBrowserTest = (file) => file.startsWith('tests/e2e/') && TEST.test(file);

/**
 * @typedef {{ files: string[], title?: string, line?: string }} Selection
 * `title`: only the tests whose name contains it. `line`: only the test at that line of the one file.
 */

/**
 * Finds the tests for a path, a part of a path (`cart.test`), or a part of a title (`PDP-21`).
 * @param {string} wanted
 * @returns {Selection}
 */
export function selectTests(wanted) {
  const all = testFiles();
  const [, given, line] = /^(.*?)(?::(\d+))?$/.exec(wanted);
  const name = path.isAbsolute(given)
    ? path.relative(ROOT, given)
    : given.replace(/^\.\//, '').replace(/\/$/, '');
  const inFolder = all.filter((file) => file === name || file.startsWith(`${name}/`));
  if (inFolder.length > 0) return { files: inFolder, line: inFolder.length === 1 ? line : undefined };
  const named = all.filter((file) => file.includes(name));
  if (named.length > 0) return { files: named, line: named.length === 1 ? line : undefined };
  const holding = all.filter((file) => readFileSync(inRoot(file), 'utf8').includes(wanted));
  return { files: holding, title: wanted };
}
