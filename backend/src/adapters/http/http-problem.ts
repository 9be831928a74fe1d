/** The statuses besides 200 that a refusal may have. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;

/** A refusal with a status other than 200; answered as `{ code: -1, message }`. */
export class HttpProblem extends Error {
  constructor(
    readonly status: ProblemStatus,
    message: string,
    readonly retryAfterSeconds?: number,
    /** Wrapped in a list, like the other answers of a few calls. */
    readonly inList = false,
  ) {
    super(message);
  }

  /** The body of the answer (BDG-05). */
  get body(): object {
    const refusal = { code: -1, message: this.message };
    return this.inList ? [refusal] : refusal;
  }
}

export const NOT_FOUND = 'Not found.';

export const notFound = (): HttpProblem => new HttpProblem(404, NOT_FOUND);

/** For a call that needs a session, or another one. */
export const signInRequired = (): HttpProblem => new HttpProblem(401, 'Please sign in.');
