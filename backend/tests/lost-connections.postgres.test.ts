import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { isConnectionProblem } from '../src/adapters/postgres/connection-problem';
import { type OpenDatabase, openDatabase } from '../src/adapters/postgres/database';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

const CONNECTIONS = 2;

type Connected = Client & { connection: { stream: { destroy: () => void } } };

describeOnPostgres('a connection that is lost', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openDatabase({ databaseUrl: await postgres.freshDatabase(), connections: CONNECTIONS });
  });
  afterEach(() => database.close());

  const inTransaction = (work: () => unknown = () => undefined) =>
    database.db
      .transaction(async (tx) => {
        work();
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);

  /** Its server is gone before the connection is used the next time. */
  const loseNext = () =>
    database.pool!.once('acquire', (client) => (client as Connected).connection.stream.destroy());

  it('before a transaction begins leaves room for another one', async () => {
    for (let lost = 0; lost < CONNECTIONS + 1; lost += 1) {
      loseNext();
      expect(isConnectionProblem(await inTransaction())).toBe(true);
    }
    expect(await inTransaction()).toBeUndefined();
    expect(database.pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 });
  });

  it('during a transaction is not used again', async () => {
    let used: Connected | undefined;
    database.pool!.once('acquire', (client) => (used = client as Connected));
    expect(isConnectionProblem(await inTransaction(() => used?.connection.stream.destroy()))).toBe(true);
    expect(database.pool!.totalCount).toBe(0);
    expect(await inTransaction()).toBeUndefined();
  });
});
