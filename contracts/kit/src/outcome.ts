/** The result of one interaction. */
export interface Outcome {
  /** The call, by its operationId, and how it ends. */
  readonly description: string;
  readonly state: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** Why it failed, one line per difference, or why it was skipped. */
  readonly reasons: readonly string[];
  readonly milliseconds: number;
}

/** The operationId that every description begins with. */
export const callOf = (description: string): string => description.split(':')[0] ?? '';

export const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((outcome) => outcome.result === result).length;
