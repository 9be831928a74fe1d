import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './containerfile';
import { checked, writeMainFile } from './nginx';
import { run } from './run';

const MARK = join(ROOT, 'deploy/nginx/upstream.sh');
const TRIES = 100;
const TRY_EVERY_MS = 50;

export interface RunningNginx {
  /** Takes a server out of its upstreams, or back in, as `deploy/nginx/upstream.sh` does. */
  mark(server: string, as: 'down' | 'up'): Promise<void>;
  /** What it has logged of failures and warnings. */
  log(): string;
  stop(): Promise<void>;
}

/** nginx in the foreground, with everything that it writes in a temporary folder. */
export async function startNginx(binary: string, server: string, port: number): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = writeMainFile(folder, [server]);
  const child = spawn(binary, ['-c', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries === TRIES || child.exitCode !== null)
      throw new Error(`nginx did not start: ${await checked(binary, file)}`);
    await pause(TRY_EVERY_MS);
  }
  const mark = async (address: string, as: 'down' | 'up') => {
    const PATH = `${dirname(binary)}:${process.env.PATH ?? ''}`;
    await run('sh', [MARK, as, address, file, file], { env: { PATH } });
  };
  const log = () => readFileSync(join(folder, 'error.log'), 'utf8');
  return { mark, log, stop };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
