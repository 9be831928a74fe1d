import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, chown, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../server/testing/free-port';

const run = promisify(execFile);

/** The user that runs the server: PostgreSQL refuses to run as root. */
type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Linux keeps files in this folder in memory. */
const MEMORY = '/dev/shm';
/** More than the databases and the log of a whole run need. */
const ROOM_BYTES = 1024 ** 3;

const START_TRIES = 300;
const TRY_EVERY_MS = 100;

export interface PostgresCluster {
  url: string;
  /** Kills all of its processes, as the kernel does when memory runs out. */
  kill(): Promise<void>;
  /** Suspends all of its processes: connections stay open, and nothing is answered. */
  freeze(): Promise<void>;
  /** Resumes them. */
  thaw(): Promise<void>;
  /** Starts it again on the same data and address. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** The server that it is a standby of: it has the same databases, and changes as they do. */
  standbyOf?: string;
}

/** A PostgreSQL server in a temporary folder, in memory if there is enough space, on a free local port. */
export async function startCluster(
  binaries: string,
  { standbyOf }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const runAs = await unprivileged();
  const folder = await mkdtemp(join(await quickFolder(), 'cork-and-petal-postgres-'));
  if ('uid' in runAs) await chown(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const [command, args] = standbyOf ? copyOf(standbyOf) : NEW;
  await run(join(binaries, command), ['-D', data, '--no-sync', ...args], { ...runAs, cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = () =>
    spawn(join(binaries, 'postgres'), serverArguments(data, folder, port), {
      ...runAs,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = launch();
  const stopWithParent = () => void server.kill('SIGINT');
  process.once('exit', stopWithParent);
  const stop = async () => {
    process.off('exit', stopWithParent);
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  // It refuses to start while a killed process still holds its shared memory.
  const restart = () =>
    untilReady(url, () => {
      if (hasEnded(server)) server = launch();
    });
  await untilReady(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    kill: () => killAll(server),
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    restart,
    stop,
  };
}

const NEW = ['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']] as const;

const copyOf = (primary: string) =>
  ['pg_basebackup', ['--dbname', primary, '--write-recovery-conf', '--checkpoint=fast']] as const;

/**
 * Each new database and each import creates and deletes hundreds of files: in memory the kernel needs a tenth of the
 * time for it.
 */
async function quickFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Nothing here has to survive a power cut, so it does not wait for the disk. */
function serverArguments(data: string, socketFolder: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '256MB',
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function unprivileged(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (kind: '-u' | '-g') => Number((await run('id', [kind, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function untilReady(url: string, beforeTry = () => {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    beforeTry();
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The server's processes have sessions of their own: it is suspended first, so that it starts no further ones. */
async function killAll(server: ChildProcess): Promise<void> {
  const pid = server.pid ?? 0;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGSTOP');
  await signalChildren(pid, 'SIGKILL');
  server.kill('SIGKILL');
  await ended;
}

async function signalAll(server: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  server.kill(signal);
  await signalChildren(server.pid ?? 0, signal);
}

async function signalChildren(pid: number, signal: NodeJS.Signals): Promise<void> {
  for (const child of await childrenOf(pid)) {
    try {
      process.kill(child, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

/** A fast shutdown: clients are disconnected. */
async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
