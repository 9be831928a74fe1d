import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Announcement } from '../../../server/announce';

export interface StorefrontProcess {
  pid: number;
  url: string;
  /** Address of OPS_PORT; blank without one. */
  opsUrl: string;
  /** Tells it to stop. */
  signal(): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** What it has logged, at the level of LOG_LEVEL; nothing is logged without it. */
  log(): string;
}

/** Starts a built storefront, and waits until it answers; it ends with the process that started it. */
export async function startStorefrontProcess(
  main: string,
  env: Record<string, string>,
): Promise<StorefrontProcess> {
  const child = fork(main, {
    execArgv: [],
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk) => (log += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const { url, opsUrl = '' } = await untilReady(child);
  return {
    pid: child.pid ?? 0,
    url,
    opsUrl,
    signal: () => void child.kill('SIGTERM'),
    ended,
    log: () => log,
  };
}

function untilReady(child: ChildProcess): Promise<{ url: string; opsUrl?: string }> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The storefront did not start: ${errorOutput}`)));
    child.on('message', (message) => {
      const announcement = message as Announcement;
      if (announcement.event === 'ready') resolve(announcement);
    });
  });
}
