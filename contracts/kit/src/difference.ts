/** A difference as Pact reports it. */
export interface Mismatch {
  readonly type?: string;
  readonly path?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly mismatch?: string;
}

/** What Pact found in an interaction: differences, or that there was no answer to compare. */
export interface Fault {
  readonly type?: string;
  readonly message?: string;
  readonly mismatches?: readonly Mismatch[];
}

const place: Readonly<Record<string, string>> = {
  StatusMismatch: 'status',
  HeaderMismatch: 'header',
  BodyMismatch: 'body',
  BodyTypeMismatch: 'body',
};

/** One line per difference: where it is, and what was expected. */
export function differences({ message, mismatches = [] }: Fault): readonly string[] {
  if (mismatches.length === 0) return [message ?? 'The server did not answer.'];
  return mismatches.map(({ type = '', path = '', mismatch = 'differs' }) =>
    [place[type] ?? type, path.replace(/^\$\.?/, ''), mismatch].filter(Boolean).join(' '),
  );
}
