/** What a check found, and for a problem what to do about it. */
export type Finding =
  | { kind: 'ok'; about: string; text: string }
  | { kind: 'note'; about: string; text: string }
  | { kind: 'problem'; about: string; text: string; remedy: string };

export const ok = (about: string, text: string): Finding => ({ kind: 'ok', about, text });
export const note = (about: string, text: string): Finding => ({ kind: 'note', about, text });
export const problem = (about: string, text: string, remedy: string): Finding => ({
  kind: 'problem',
  about,
  text,
  remedy,
});

const MARKS = { ok: '✓', note: '–', problem: '✗' };

/** One finding a line; below a problem, its remedy. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap((finding) => [
    `${MARKS[finding.kind]} ${finding.about}: ${finding.text}`,
    ...(finding.kind === 'problem' ? [`  ${finding.remedy}`] : []),
  ]);
  const problems = findings.filter(({ kind }) => kind === 'problem').length;
  const summary =
    problems === 0 ? 'No problem found.' : problems === 1 ? '1 problem.' : `${problems} problems.`;
  return [...lines, '', summary].join('\n');
}

/** The message of an error, without the data that it may contain. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'an unknown error';
  if (cause.name === 'TimeoutError') return 'no answer in time';
  const { code } = cause as NodeJS.ErrnoException;
  return cause.message || code || cause.name;
}
