import { existsSync } from 'node:fs';
import path from 'node:path';
import { requirementsUpTo } from './asvs';
import { readMarkdown } from './markdown';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VERDICTS = ['met', 'not applicable', 'open'];

interface Line {
  readonly number: string;
  readonly level: number;
  readonly requirement: string;
  readonly verdict: string;
  /** How it is met, why it does not apply, or what is missing. */
  readonly reason: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) *\| (\d) *\| (.*?) *\| (.*?) *\| (.*?) *\|$/gm;

const linesOf = (text: string): Line[] =>
  [...text.matchAll(ROW)].map(([, number = '', level, requirement = '', verdict = '', reason = '']) => ({
    number,
    level: Number(level),
    requirement,
    verdict,
    reason,
  }));

/** Files in backticks: names with an extension that are not URLs. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.[a-z]+|\.\w+)`/g)].map(([, file = '']) => file);

const isThere = (file: string): boolean => existsSync(path.join(ROOT, file));

/** What is wrong with a line; empty if nothing is. */
function faultsOf({ number, requirement, verdict, reason }: Line): string[] {
  const files = filesIn(reason);
  return [
    ...(requirement === '' || reason === '' ? [`${number} has an empty cell`] : []),
    ...(VERDICTS.includes(verdict) ? [] : [`${number} is "${verdict}"`]),
    ...(verdict === 'met' && files.length === 0 ? [`${number} is met by nothing`] : []),
    ...files.filter((file) => !isThere(file)).map((file) => `${number} names ${file}, which does not exist`),
  ];
}

const text = readMarkdown('docs/security.md');
const lines = linesOf(text);

describe('the list of security requirements', () => {
  it('has every requirement of levels 1 and 2 once, in the order of the standard', () => {
    const expected = requirementsUpTo(2);
    expect(expected).toHaveLength(253);
    expect(lines.map(({ number, level }) => ({ number, level }))).toEqual(expected);
  });

  it('has one of three verdicts for each, and names files that exist', () => {
    expect(lines.flatMap(faultsOf)).toEqual([]);
  });

  it('counts its verdicts', () => {
    const [met, notApplicable, open] = VERDICTS.map(
      (verdict) => lines.filter((line) => line.verdict === verdict).length,
    );
    expect(text).toContain(
      `Of ${lines.length} requirements ${met} are met, ${notApplicable} are not applicable, and ${open} are open.`,
    );
  });

  it('names every open requirement in its summary, and no other', () => {
    const [summary = ''] = /## What is open[\s\S]*?(?=\n## )/.exec(text) ?? [];
    const named = [...summary.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number);
    const open = lines.filter(({ verdict }) => verdict === 'open').map(({ number }) => number);
    expect(open.length).toBeGreaterThan(10);
    expect(named.toSorted()).toEqual(open.toSorted());
  });
});

describe('a check of the list', () => {
  const faults = (row: string) => linesOf(row).flatMap(faultsOf);

  it('finds a verdict of another name, and one for which nothing is said', () => {
    expect(faults('| 1.1.1 | 2 | a rule | mostly | `README.md` |')).toEqual(['1.1.1 is "mostly"']);
    expect(faults('| 1.1.1 | 2 | a rule | open |  |')).toEqual(['1.1.1 has an empty cell']);
  });

  it('finds what is met without evidence, or by a file that does not exist', () => {
    expect(faults('| 1.1.1 | 2 | a rule | met | `DATABASE_URL` |')).toEqual(['1.1.1 is met by nothing']);
    expect(faults('| 1.1.1 | 2 | a rule | met | `.npmrc`, `backend/tests/gone.test.ts` |')).toEqual([
      '1.1.1 names backend/tests/gone.test.ts, which does not exist',
    ]);
  });
});
