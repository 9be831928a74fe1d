import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACES = ['migrations', 'backend/migrations'];

/** Finds `backend/migrations` above this file, which runs from src/ in tests and from dist/ when built. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = PLACES.map((place) => join(folder, place)).find(hasMigrations);
    if (found) return found;
    if (folder === dirname(folder)) throw new Error('The migrations folder is missing.');
  }
}

const hasMigrations = (folder: string): boolean => existsSync(join(folder, 'meta', '_journal.json'));
