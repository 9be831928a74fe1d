import { callOf, count, type Outcome } from '../outcome';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes text for XML, and drops characters that XML does not allow. */
const escaped = (text: string) =>
  text.replaceAll(/[^\P{Cc}\t\n]/gu, '').replaceAll(/[&<>"\n]/g, (sign) => ESCAPED[sign]!);

function inside({ result, reasons }: Outcome): string {
  if (result === 'passed') return '';
  const message = escaped(reasons.join('\n'));
  return result === 'skipped' ? `<skipped message="${message}"/>` : `<failure message="${message}"/>`;
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3);

/** JUnit XML for CI systems: one suite, one case per interaction, the call as class name. */
export function junit(outcomes: readonly Outcome[]): string {
  const total = outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const figures = `tests="${outcomes.length}" failures="${count(outcomes, 'failed')}" skipped="${count(outcomes, 'skipped')}" time="${seconds(total)}"`;
  const cases = outcomes.map(
    (outcome) =>
      `    <testcase classname="${escaped(callOf(outcome.description))}" name="${escaped(outcome.description)}" time="${seconds(outcome.milliseconds)}">${inside(outcome)}</testcase>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="provider contract" ${figures}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
