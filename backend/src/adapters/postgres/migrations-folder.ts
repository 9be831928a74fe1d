import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `backend/migrations`, looked for upwards: this file runs from src/ in tests and from dist/ when built. */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The migrations folder is missing.');
    folder = parent;
  }
  return join(folder, 'migrations');
}
