import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/testing/free-port';
import { copyDemoData } from './demo-data';

const START = path.resolve(import.meta.dirname, '../../../scripts/start.mjs');
const OPEN = /The shop is open: (\S+)/;
/** Many shoppers share one client address here, on a slow machine. */
const ENVIRONMENT = {
  LIMIT_FACTOR: '1000',
  CAPTCHA_COST: '100',
  LOG_LEVEL: 'info',
  PURGE_TOKEN: 'of-the-browser-tests',
};

type Fault = 'detail' | 'no-body' | 'refusal' | 'slow' | 'reset';

/** `npm start`'s own servers on a free port, with its own data folder. */
export class RunningShop {
  private child: ChildProcess | undefined;
  private address = '';
  private output = '';
  private folder = '';

  get url(): string {
    return this.address;
  }

  /** The servers' log, without the welcome text. */
  get log(): string {
    return this.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
  }

  get dataFolder(): string {
    return path.join(this.folder, 'data');
  }

  get isOpen(): boolean {
    return this.child !== undefined;
  }

  /** Starts on any free port the first time and on the same port afterwards, so that an open page finds it again. */
  async start(env: Record<string, string> = {}): Promise<void> {
    if (!this.folder) this.makeFolder();
    const port = this.address ? new URL(this.address).port : String(await freePort());
    const child = spawn(process.execPath, [START, '--port', port, '--data', this.dataFolder], {
      env: { ...process.env, ...ENVIRONMENT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.address = await addressOf(child);
  }

  /** kill -9 of the launcher and of the servers. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    process.off('exit', this.abandon);
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = '';
  }

  private makeFolder(): void {
    this.folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-'));
    copyDemoData(this.dataFolder);
    process.once('exit', this.abandon);
  }

  /** Kills the servers of an interrupted run. */
  private readonly abandon = (): void => {
    const { child } = this;
    if (child?.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  };

  /**
   * Makes the next calls of this operation fail (DEMO-63); with `Infinity`, all until `clearFaults`. Browsers repeat a request
   * whose connection was reset, and links in view make calls of their own, so a call may count several times.
   */
  async injectFault(operationId: string, kind: Fault, times = 1): Promise<void> {
    await this.faults('PUT', { operationId, kind, ...(Number.isFinite(times) && { times }) });
  }

  async clearFaults(): Promise<void> {
    await this.faults('DELETE');
  }

  private async faults(method: string, fault?: object): Promise<void> {
    const answer = await fetch(`${this.address}/_faults`, {
      method,
      ...(fault && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }),
    });
    if (!answer.ok) throw new Error(`${method} /_faults: ${answer.status} ${await answer.text()}`);
    await this.purge();
  }

  /** Rendered pages are cached: a fault would take effect seconds later. */
  private async purge(): Promise<void> {
    const authorization = `Bearer ${ENVIRONMENT.PURGE_TOKEN}`;
    const answer = await fetch(`${this.address}/_purge`, { method: 'POST', headers: { authorization } });
    if (!answer.ok) throw new Error(`POST /_purge: ${answer.status}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child?.pid || child.exitCode !== null) return;
    const closed = new Promise((resolve) => child.once('close', resolve));
    process.kill(-child.pid, signal);
    await closed;
    this.child = undefined;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const streams = [child.stdout, child.stderr];
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = OPEN.exec(output)?.[1];
      if (!address) return;
      // Searches only new output, not the whole log again for every line.
      for (const stream of streams) stream?.off('data', read);
      resolve(address);
    };
    for (const stream of streams) stream?.on('data', read);
    child.once('exit', () => reject(new Error(`The shop did not start:\n${output}`)));
  });
}
