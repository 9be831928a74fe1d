import path from 'node:path';
import { failuresInJest, failuresInPlaywright } from '../../scripts/lib/failures.mjs';

/** The tests run in the root. */
const inRoot = (file: string) => path.resolve(file);

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
      tests: [{ results: ok ? [{}] : [{ error: { message: 'Time-out' } }] }],
    });
    const report = {
      config: { rootDir: inRoot('tests/e2e') },
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    };
    expect(failuresInPlaywright(report)).toEqual([
      { test: 'closes', message: 'Time-out', path: 'tests/e2e/home.spec.ts:7' },
    ]);
  });
});
