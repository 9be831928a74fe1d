import path from 'node:path';
import { excerptOf, failuresInJest, failuresInPlaywright } from '../../scripts/lib/failures.mjs';

/** The tests run in the root. */
const inRoot = (file: string) => path.resolve(file);

/** What Playwright reports: the limit, and then what was waited for. */
const TIMED_OUT = [
  { message: 'Time-out' },
  { message: `waiting for a link\n    at ${inRoot('tests/steps.ts')}:3:1` },
];

describe('what failed, at the end of a run', () => {
  it('names each failed test of Jest with its file, and a file that could not be run', () => {
    const report = {
      testResults: [
        {
          name: inRoot('src/a.test.ts'),
          status: 'failed',
          message: 'a summary of all',
          assertionResults: [
            { status: 'passed', fullName: 'a works', failureMessages: [] },
            { status: 'failed', fullName: 'a fails', failureMessages: ['expected 1', 'again'] },
          ],
        },
        { name: inRoot('src/b.test.ts'), status: 'failed', message: 'No module', assertionResults: [] },
        { name: inRoot('src/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(failuresInJest(report)).toEqual([
      { test: 'a fails', message: 'expected 1', path: 'src/a.test.ts' },
      { test: 'src/b.test.ts', message: 'No module', path: 'src/b.test.ts' },
    ]);
  });

  it('names each failed test of the browser with its line', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'home.spec.ts',
      line: 7,
      tests: [{ results: ok ? [{}] : [{ errors: TIMED_OUT }] }],
    });
    const report = {
      config: { rootDir: inRoot('tests/e2e') },
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    };
    expect(failuresInPlaywright(report)).toEqual([
      {
        test: 'closes',
        message: 'Time-out\nwaiting for a link\n    at tests/steps.ts:3:1',
        path: 'tests/e2e/home.spec.ts:7',
      },
    ]);
  });

  it('shows a message in a few lines: without colours and calls inside packages, and with the place', () => {
    const message = [
      '\u001B[31mexpected 1\u001B[39m',
      '',
      ...Array.from({ length: 20 }, (_, index) => `- line ${index}`),
      '    at run (/shop/node_modules/jest/run.js:1:1)',
      '    at process (node:internal/process:1:1)',
      '    at src/a.test.ts:4:2',
    ].join('\n');
    const lines = excerptOf(message);
    expect(lines).toHaveLength(15);
    expect(lines[0]).toBe('expected 1');
    expect(lines.slice(-2)).toEqual(['…', '    at src/a.test.ts:4:2']);
    expect(excerptOf('one\n\n  at a')).toEqual(['one', '  at a']);
  });
});
