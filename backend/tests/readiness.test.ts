import { sql } from 'drizzle-orm';
import { migrationsDone } from '../src/adapters/postgres/migrations-done';
import { openDatabase } from '../src/adapters/postgres/database';
import { migratedFiles } from '../testing/migrated-files';

it('fails without the newest migration, and without a database that answers', async () => {
  const { db, close } = await openDatabase({ files: await migratedFiles() });
  const check = migrationsDone(db);
  await expect(check()).resolves.toBeUndefined();
  const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = (${newest})`);
  await expect(check()).rejects.toThrow('The database lacks a migration.');
  await close();
  await expect(check()).rejects.toThrow();
});
