import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Announcement } from '../../../server/announce';

/** A built server on a fixed port, which can be killed and started again. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly main: string,
    private readonly env: Record<string, string> & { PORT: string },
  ) {}

  get address(): string {
    return `127.0.0.1:${this.env.PORT}`;
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    if (this.child) return;
    const child = fork(this.main, {
      execArgv: [],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...this.env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child = child;
    await untilReady(child);
  }

  /** SIGKILL: no clean-up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** SIGTERM; resolves with the exit code once it has ended by itself. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const ended = once(child, 'exit') as Promise<[code: number | null]>;
    child.kill(signal);
    const [code] = await ended;
    this.child = undefined;
    return code;
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start: ${errorOutput}`)));
    child.on('message', (message) => {
      if ((message as Announcement).event === 'ready') resolve();
    });
  });
}
