import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotAvailable } from '../lib/not-available.mjs';
import { onEnd } from '../lib/clean-up.mjs';
import { freePort } from '../lib/free-port.mjs';
import { progress } from '../lib/progress.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of a PostgreSQL program: on the path, or Debian's newest version. */
export function folderOf(program) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((v) => `${DEBIAN}/${v}/bin`),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, program)));
  if (!found) throw new NotAvailable(`PostgreSQL has no ${program} on this machine`);
  return found;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so its own user runs it then. */
function asOwner(file, args) {
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', file, ...args] : [file, ...args];
  execFileSync(command[0], command.slice(1), { stdio: 'ignore', cwd: '/' });
}

/**
 * Starts a PostgreSQL server in a temporary folder, removed at the end; resolves with its URL. Unlike the tests' server
 * it waits for the disk, since that is part of what is measured.
 */
export async function startOwnPostgres() {
  const binaries = folderOf('initdb');
  progress('starting a PostgreSQL of its own');
  const folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-postgres-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  asOwner(path.join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  asOwner(path.join(binaries, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-o',
    options,
    '-l',
    path.join(folder, 'log'),
    'start',
  ]);
  onEnd(() => asOwner(path.join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']));
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}
