import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checked, writeMainFile } from './nginx';

const TRIES = 100;
const TRY_EVERY_MS = 50;

/** nginx in the foreground, with everything that it writes in a temporary folder. */
export async function startNginx(
  binary: string,
  server: string,
  port: number,
): Promise<{ stop(): Promise<void> }> {
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
  return { stop };
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
