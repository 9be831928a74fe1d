/** The database does not answer; whether the work took effect is unknown. */
export class Unavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is not available.', options);
  }
}

/** There is more to do than can be done in time; nothing of the work was begun. */
export class Overloaded extends Error {
  constructor() {
    super('The server is overloaded.');
  }
}

/** Ends work that would otherwise wait for a database that is unavailable or frozen. */
export abstract class Availability {
  /**
   * The result of the work; throws `Unavailable` as soon as the database is known to be unavailable, and `Overloaded` if too
   * many wait for it already.
   */
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** For a database inside the process. */
export class AlwaysAvailable implements Availability {
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}
