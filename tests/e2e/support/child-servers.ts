import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const inRoot = (file: string) => path.resolve(import.meta.dirname, '../../..', file);

/** Servers that run beside the tests and end with them. */
export class ChildServers {
  private readonly children: ChildProcess[] = [];

  stop(): void {
    for (const child of this.children) child.kill();
  }

  /** Ends them, and resolves when they have ended. */
  async stopped(): Promise<void> {
    const running = this.children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ended = Promise.all(running.map((child) => once(child, 'exit')));
    this.stop();
    await ended;
  }

  /** Resolves with its output once that matches `ready`. */
  async run(args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, args, {
      cwd: inRoot('.'),
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const streams = [child.stdout, child.stderr];
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (!ready.test(output)) return;
        for (const stream of streams) stream.off('data', read);
        resolve();
      };
      for (const stream of streams) stream.on('data', read);
      child.once('exit', () => reject(new Error(`${args[0]} did not start:\n${output}`)));
    });
    return output;
  }
}
