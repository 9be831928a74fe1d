/** The statuses that a rule may answer besides 200. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 501;

/** A refusal with an HTTP status of its own; answered as `{ code: -1, message }`. */
export class HttpProblem extends Error {
  constructor(
    readonly status: ProblemStatus,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
