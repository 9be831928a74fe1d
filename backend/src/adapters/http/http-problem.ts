/** The statuses that a rule may answer besides 200. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;

/** A refusal with an HTTP status of its own; answered as `{ code: -1, message }`. */
export class HttpProblem extends Error {
  constructor(
    readonly status: ProblemStatus,
    message: string,
    readonly retryAfterSeconds?: number,
    /** As the other answers of a few calls, it comes alone in a list. */
    readonly inList = false,
  ) {
    super(message);
  }

  /** What is answered (BDG-05). */
  get body(): object {
    const refusal = { code: -1, message: this.message };
    return this.inList ? [refusal] : refusal;
  }
}
