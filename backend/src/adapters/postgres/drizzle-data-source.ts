import { sql } from 'drizzle-orm';
import {
  DataSource,
  type RepositoryPort,
  Transaction,
  type TransactionOptions,
} from '../../application/shared/data-source.port';
import { Refused } from '../../domain/shared/refused';
import type { Database, Transaction as DrizzleTransaction } from './database';
import { RepositoryRegistry } from './repository-registry';
import { REPOSITORIES } from './repositories';

/** The database, through Drizzle on PGlite or PostgreSQL. */
export class DrizzleDataSource implements DataSource {
  private readonly repositories: RepositoryRegistry;

  constructor(private readonly db: Database) {
    this.repositories = new RepositoryRegistry(REPOSITORIES, db);
  }

  get<Repository>(port: RepositoryPort<Repository>): Repository {
    return this.repositories.get(port);
  }

  async transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    { lockTimeoutMs }: TransactionOptions = {},
  ): Promise<Result> {
    try {
      return await this.db.transaction(async (tx) => {
        if (lockTimeoutMs !== undefined)
          await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`);
        return work(new OpenTransaction(tx));
      });
    } catch (error) {
      if (lockTimeoutMs !== undefined && sqlState(error) === LOCK_NOT_AVAILABLE)
        throw new Refused({ kind: 'busy' });
      throw error;
    }
  }
}

class OpenTransaction implements Transaction {
  private readonly repositories: RepositoryRegistry;

  constructor(private readonly tx: DrizzleTransaction) {
    this.repositories = new RepositoryRegistry(REPOSITORIES, tx);
  }

  get<Repository>(port: RepositoryPort<Repository>): Repository {
    return this.repositories.get(port);
  }

  savepoint<Result>(work: (inner: Transaction) => Promise<Result>): Promise<Result> {
    return this.tx.transaction((inner) => work(new OpenTransaction(inner)));
  }
}

/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Drizzle wraps the driver's error. */
function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}
