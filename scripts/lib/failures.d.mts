export interface Failure {
  readonly test: string;
  readonly message: string;
  /** Selects it in `npm test`. */
  readonly path: string;
}

export function failuresInJest(report: unknown): Failure[];
export function failuresInPlaywright(report: unknown): Failure[];
