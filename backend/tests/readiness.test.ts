import { sql } from 'drizzle-orm';
import { migrationsDone } from '../src/adapters/postgres/migrations-done';
import { startTestBackend } from '../testing/start-test-backend';

it('fails without the newest migration, and without a database that answers', async () => {
  const backend = await startTestBackend();
  const { db } = backend;
  const check = migrationsDone(db);
  await expect(check()).resolves.toBeUndefined();
  const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = (${newest})`);
  await expect(check()).rejects.toThrow('The database lacks a migration.');
  await backend.stop();
  await expect(check()).rejects.toThrow();
});
