/** Why a rule says no: a literal kind, and what else an answer must name. Each context lists its own. */
export interface Refusal {
  readonly kind: string;
}

/**
 * A business outcome other than success. Thrown within a transaction it rolls all of it back. What is said to
 * the caller, with which code and status, stands in one table of the http adapter.
 */
export class Refused<Reason extends Refusal = Refusal> extends Error {
  constructor(readonly reason: Reason) {
    super(reason.kind);
  }
}
