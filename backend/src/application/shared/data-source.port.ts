/** A repository's port: an abstract class, which is also its lookup key. */
export type RepositoryPort<Repository> = abstract new () => Repository;

/** Provides repositories by their ports. */
export abstract class Repositories {
  abstract get<Repository>(port: RepositoryPort<Repository>): Repository;
}

/** Its repositories read and write in one transaction, which commits or rolls back as a whole. */
export abstract class Transaction extends Repositories {
  /** A part that is rolled back on its own if it throws. */
  abstract savepoint<Result>(work: (inner: Transaction) => Promise<Result>): Promise<Result>;
}

export interface TransactionOptions {
  /** How long to wait for a locked row before the transaction is refused as `busy`; absent: no limit. */
  lockTimeoutMs?: number;
}

/** The database. Its own repositories commit each statement at once. */
export abstract class DataSource extends Repositories {
  /** Inside `work` use only the given transaction: on PGlite, a statement outside it never returns. */
  abstract transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}
