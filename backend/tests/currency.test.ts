import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { openDatabase } from '../src/adapters/postgres/database';
import { migrationsFolder } from '../src/adapters/postgres/migrations-folder';
import { PGLITE_EXTENSIONS } from '../src/adapters/postgres/pglite-extensions';
import { cartLines, mails, offers, orderItems, orders, refunds } from '../src/adapters/postgres/schema';
import { ordersCommand } from '../src/operator/orders-command';
import { migratedFiles } from '../testing/migrated-files';
import { startPostgres } from '../testing/start-postgres';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { janesOrder, place } from './support/order-fixture';

const backend = duringTests(() => startBackendWithStripe({ settings: { currency: 'EUR' } }));

const command = (...words: string[]) => ordersCommand({ ...backend.services, charges: undefined }, words);

async function givenOrder(): Promise<string> {
  const values = await janeWithCard(backend);
  backend.stripe.intents.splice(0);
  const { body } = await place(backend.baseUrl, values, janesOrder(values));
  expect(body).toMatchObject({ code: 1 });
  return String(body.order_id);
}

const rowsOf = async (text: string) => (await backend.database.runSql(text)).rows;

it('every table with an amount names its currency, in three capital letters [GEN-31]', async () => {
  const withAmounts = await rowsOf(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_cents' order by table_name`,
  );
  const withCurrency = await rowsOf(
    `select c.table_name from information_schema.columns c
     join information_schema.check_constraints k on k.constraint_name = c.table_name || '_currency'
     where c.table_schema = 'public' and c.column_name = 'currency' and c.is_nullable = 'NO'
       and k.check_clause like '%^[A-Z]{3}$%' order by c.table_name`,
  );
  expect(withAmounts).toHaveLength(11);
  expect(withCurrency).toEqual(withAmounts);
});

it('what a shop writes, and asks the card provider for, is in its currency', async () => {
  const number = await givenOrder();
  await command('refund', number, '--amount', '1.00', '--reason', 'It came late.', '--yes');
  expect(backend.stripe.intents).toMatchObject([{ currency: 'eur', amountRefunded: 1_00 }]);
  for (const table of [offers, cartLines, orders, orderItems, refunds]) {
    const written = await backend.db.selectDistinct({ currency: table.currency }).from(table);
    expect(written).toEqual([{ currency: 'EUR' }]);
  }
});

it('an operator and the shopper read it with each amount', async () => {
  const number = await givenOrder();
  expect((await command('show', number)).lines.at(-1)).toBe('Total 129.10 EUR, refunded 0.00 EUR');
  const refund = ['refund', number, '--reason', 'It came late.', '--amount'];
  expect((await command(...refund, '999.00')).lines).toEqual([
    'Only 129.10 EUR of this order can still be refunded.',
  ]);
  expect((await command(...refund, '1.00')).lines[0]).toBe(
    `Refunded: 1.00 EUR of order ${number}; 128.10 EUR are left.`,
  );
  const [mail] = await backend.db.select().from(mails);
  expect(mail?.body).toContain('Total: 129.10 EUR');
});

it('an order keeps its currency, and so do its items and refunds', async () => {
  const number = await givenOrder();
  const change = (table: string) => backend.database.runSql(`update ${table} set currency = 'USD'`);
  await expect(change('orders')).rejects.toThrow();
  await expect(change('order_items')).rejects.toThrow();
  await command('refund', number, '--amount', '1.00', '--reason', 'It came late.', '--yes');
  await expect(change('refunds')).rejects.toThrow();
});

it('an order of before is refunded in its own currency', async () => {
  const number = await givenOrder();
  backend.stripe.intents[0]!.currency = 'usd';
  await backend.database.runSql(
    `with earlier as (update orders set currency = 'USD') update order_items set currency = 'USD'`,
  );
  const { lines } = await command('refund', number, '--amount', '1.00', '--reason', 'It came late.', '--yes');
  expect(lines).toEqual([
    `Refunded: $1.00 of order ${number}; $128.10 are left.`,
    'The provider has confirmed the refund.',
  ]);
  expect(await backend.db.select().from(refunds)).toMatchObject([{ amountCents: 1_00, currency: 'USD' }]);
});

/** Without any table. */
async function emptyDatabase() {
  const postgres = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : undefined;
  if (!postgres) {
    const client = await PGlite.create('memory://', { extensions: PGLITE_EXTENSIONS });
    const db = drizzle(client);
    const migrateTo = (folder: string) => migrate(db, { migrationsFolder: folder });
    return { db, migrateTo, close: () => client.close() };
  }
  const pool = new Pool({ connectionString: await postgres.freshDatabase({ isEmpty: true }) });
  const db = drizzlePostgres(pool);
  const migrateTo = (folder: string) => migratePostgres(db, { migrationsFolder: folder });
  return { db, migrateTo, close: () => pool.end().then(() => postgres.stop()) };
}

describe('a database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'currency-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('with prices of another currency is refused, and one without prices is not', async () => {
    const postgres = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : undefined;
    const options = postgres
      ? { databaseUrl: await postgres.freshDatabase() }
      : { dataFolder: join(folder, 'data'), files: await migratedFiles() };
    const shop = await openDatabase({ ...options, currency: 'EUR' });
    await shop.runSql(`insert into coupons (code, refusal_message) values ('TEN', '')`);
    await shop.close();
    const opened = openDatabase({ ...options, files: undefined }).then(({ close }) => close());
    await expect(opened).rejects.toThrow('The prices of the database are in EUR, and CURRENCY is USD');
    await (await openDatabase({ ...options, files: undefined, currency: 'EUR' })).close();
    await postgres?.stop();
  });

  it('of before has dollars, and a process that knows no currency goes on writing them', async () => {
    const earlier = join(folder, 'migrations');
    await cp(migrationsFolder(), earlier, { recursive: true });
    const journal = join(earlier, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
      entries: { idx: number }[];
    };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 15) }));
    const { db, migrateTo, close } = await emptyDatabase();
    const insert = (code: string) =>
      db.execute(sql`insert into coupons (code, refusal_message) values (${code}, '')`);
    await migrateTo(earlier);
    await insert('BEFORE');
    await migrateTo(migrationsFolder());
    await insert('AFTER');
    const { rows } = await db.execute(sql`select code, currency from coupons order by code`);
    await close();
    expect(rows).toEqual([
      { code: 'AFTER', currency: 'USD' },
      { code: 'BEFORE', currency: 'USD' },
    ]);
  });
});
