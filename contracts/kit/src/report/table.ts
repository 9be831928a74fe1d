import { callOf, count, type Outcome } from '../outcome';

const MARK: Readonly<Record<Outcome['result'], string>> = { passed: '✓', failed: '✗', skipped: '–' };

const ending = ({ description }: Outcome) => description.slice(callOf(description).length + 1).trim();

const shownReasons = ({ result, reasons }: Outcome) =>
  result === 'passed' ? [] : reasons.map((reason) => `      ${reason}`);

/** The terminal report: each call with its outcomes. */
export function table(outcomes: readonly Outcome[]): string {
  const calls = [...new Set(outcomes.map(({ description }) => callOf(description)))];
  const parts = calls.map((call) => {
    const all = outcomes.filter(({ description }) => callOf(description) === call);
    const lines = all.flatMap((outcome) => [
      `  ${MARK[outcome.result]} ${ending(outcome)}`,
      ...shownReasons(outcome),
    ]);
    return [`${call}  ${count(all, 'passed')} of ${all.length}`, ...lines].join('\n');
  });
  return [...parts, summary(outcomes)].join('\n\n');
}

/** The last line, for people and for scripts. */
export const summary = (outcomes: readonly Outcome[]) =>
  `${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'skipped')} skipped`;
