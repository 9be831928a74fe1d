import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltServer, buildServer } from '../../server/testing/built-server';
import { migrationsFolder } from '../src/adapters/postgres/migrations-folder';

/** The built backend, with its migrations beside it. */
export async function buildBackend(): Promise<BuiltServer> {
  const built = await buildServer('backend');
  await symlink(migrationsFolder(), join(built.folder, 'migrations'));
  return built;
}
