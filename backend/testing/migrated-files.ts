import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { PGLITE_EXTENSIONS } from '../src/adapters/postgres/pglite-extensions';
import { migrationsFolder } from '../src/adapters/postgres/migrations-folder';

/**
 * The files of a PGlite database with all tables and no rows, created once for all tests: loading them takes a fifth
 * of the time.
 */
export async function migratedFiles(): Promise<Blob> {
  return new Blob([await readFile(await migratedArchive())]);
}

/** Makes a folder that PGlite opens as such a database. */
export async function makeMigratedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await migratedArchive(), '-C', folder]);
}

async function migratedArchive(): Promise<string> {
  const file = join(migrationsFolder(), '../../.cache/pglite', `${await fingerprint()}.tar`);
  if (!existsSync(file)) await make(file);
  return file;
}

/** Another version of PGlite, or other migrations, need other files. */
async function fingerprint(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(join(dirname(pglite), '../package.json')));
  const migrations = await readdir(migrationsFolder());
  for (const name of migrations.filter((each) => each.endsWith('.sql')).sort())
    hash.update(await readFile(join(migrationsFolder(), name)));
  return hash.digest('hex').slice(0, 16);
}

/** Several test files may do this at the same time, so the file gets its name only once it is complete. */
async function make(file: string): Promise<void> {
  const client = await PGlite.create('memory://', { extensions: PGLITE_EXTENSIONS });
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const files = await client.dumpDataDir('none');
  await client.close();
  const part = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, new Uint8Array(await files.arrayBuffer()));
  await rename(part, file);
  await forgetOthers(file);
}

async function forgetOthers(file: string): Promise<void> {
  const folder = dirname(file);
  const others = (await readdir(folder)).filter(
    (name) => name.endsWith('.tar') && join(folder, name) !== file,
  );
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}
