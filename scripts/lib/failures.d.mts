export interface Failure {
  readonly test: string;
  readonly message: string;
  /** Selects it in `npm test`. */
  readonly path: string;
}

export function failuresInJest(report: unknown): Failure[];
export function failuresInPlaywright(report: unknown): Failure[];

/** A message in few lines, without colours and without the calls inside packages. */
export function excerptOf(message: string): readonly string[];
