/** Why a rule refuses: a literal kind, and the data for the answer. Each context lists its own. */
export interface Refusal {
  readonly kind: string;
}

/**
 * A business outcome other than success. Thrown inside a transaction it rolls it back. One table of the HTTP
 * adapter has the code, message and status of each kind.
 */
export class Refused<Reason extends Refusal = Refusal> extends Error {
  constructor(readonly reason: Reason) {
    super(reason.kind);
  }
}
