import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian keeps each major version in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: Debian's newest, else what `pg_config` names; undefined when not installed. */
export async function postgresBinaries(): Promise<string | undefined> {
  const versions = (await readdir(DEBIAN).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  for (const folder of [...folders, ...configured]) {
    const complete = await Promise.all([
      access(join(folder, 'initdb')),
      access(join(folder, 'postgres')),
    ]).then(
      () => true,
      () => false,
    );
    if (complete) return folder;
  }
  return undefined;
}
