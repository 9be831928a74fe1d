import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** Who runs the server: PostgreSQL refuses to be root. */
type RunAs = { uid: number; gid: number } | Record<string, never>;

const START_TRIES = 100;
const TRY_EVERY_MS = 100;

/** A PostgreSQL of its own in a temporary folder, on a free port of this machine alone; gone without a trace after `stop`. */
export async function startCluster(binaries: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const runAs = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-postgres-'));
  if ('uid' in runAs) await chown(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...runAs, cwd: folder },
  );
  const port = await anyFreePort();
  const server = spawn(join(binaries, 'postgres'), serverArguments(data, folder, port), {
    ...runAs,
    cwd: folder,
    stdio: 'ignore',
  });
  const killWithUs = () => void server.kill('SIGINT');
  process.once('exit', killWithUs);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', killWithUs);
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

/** Nothing here must survive a power cut, so nothing waits for the disk. */
function serverArguments(data: string, socketFolder: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function anyFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function unprivileged(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (kind: '-u' | '-g') => Number((await run('id', [kind, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
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

/** A fast shutdown: clients are cut off. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
