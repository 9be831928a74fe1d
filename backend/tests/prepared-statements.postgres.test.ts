import { eq, sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../src/adapters/postgres/database';
import { categories } from '../src/adapters/postgres/schema';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

describeOnPostgres('statements on a connection', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: await postgres.freshDatabase(), connections: 1 });
  }, 60_000);
  afterAll(() => database?.close());

  const readCategory = (id: number) => database.db.select().from(categories).where(eq(categories.id, id));

  /** How many plans the connection keeps for statements whose text contains a part. */
  async function plansOf(part: string): Promise<number> {
    const text = 'select count(*)::int as count from pg_prepared_statements where statement like $1';
    const { rows } = await database.runSql(text, [`%${part}%`]);
    return (rows[0] as { count: number }).count;
  }

  it('are planned once if they are run again, whatever their values', async () => {
    await readCategory(1);
    expect(await plansOf('from "categories"')).toBe(0);
    await readCategory(2);
    await database.db.transaction((tx) => tx.select().from(categories).where(eq(categories.id, 3)));
    expect(await plansOf('from "categories"')).toBe(1);
    expect(await plansOf('begin')).toBe(0);
  });

  it('are not kept without a limit, when each has a text of its own', async () => {
    for (let time = 0; time < 2; time += 1) {
      for (let number = 0; number < 600; number += 1)
        await database.db.execute(sql.raw(`select ${number} as number_of_test`));
    }
    const kept = await plansOf('as number_of_test');
    expect(kept).toBeGreaterThan(100);
    expect(kept).toBeLessThanOrEqual(500);
  });

  it('that count the uses of a limit do not wait for the disk', async () => {
    const { rows } = await database.runSql('select relpersistence from pg_class where oid = $1::regclass', [
      'rate_limit_uses',
    ]);
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
