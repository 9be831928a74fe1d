import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { Availability, Overloaded, Unavailable } from '../../application/shared/availability.port';
import { isConnectionProblem } from './connection-problem';

/** How often the server is probed, and how long it may take to answer: together less than two seconds. */
export const PROBE_EVERY_MS = 500;
export const ANSWER_TIMEOUT_MS = 1_200;
/** The time is counted in parts, so that a pause of this process, which then reads no answer, counts as one part. */
const PART_MS = 100;
/** After this its socket is closed: a frozen server accepts connections, but answers nothing. */
const CONNECT_TIMEOUT_MS = 5_000;

interface Probe {
  isOpen: boolean;
  isAnswered: boolean;
  waitedMs: number;
  /** Resolves when it is no longer open. */
  ended: Promise<void>;
}

/**
 * Probes PostgreSQL on a connection of its own. Requests that wait for a frozen server are ended, and
 * new ones are not begun until it answers again.
 */
export class PostgresAvailability implements Availability {
  private isUnavailable = false;
  /** Ends the work that is under way. */
  private readonly ends = new Set<() => void>();
  private isClosed = false;
  private client: Client | undefined;
  /** Of a client that is not connected yet. */
  private connecting: Socket | undefined;
  private probe: Probe | undefined;
  private lastAnswerAt = performance.now();
  private hasAnswered = false;

  constructor(
    pool: Pool,
    private readonly connectionString: string,
  ) {
    // Any finished work shows that the server answers, even if it is too busy for the probe.
    pool.on('release', (error) => {
      if (!(error as unknown)) this.lastAnswerAt = performance.now();
    });
    void this.watch();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isUnavailable) throw new Unavailable();
    let end = () => {};
    const ended = new Promise<never>((_resolve, reject) => {
      end = () => reject(new Unavailable());
      this.ends.add(end);
    });
    try {
      return await Promise.race([work(), ended]);
    } catch (cause) {
      throw overloadIn(cause) ?? (isConnectionProblem(cause) ? new Unavailable({ cause }) : cause);
    } finally {
      this.ends.delete(end);
    }
  }

  get isAnswering(): boolean {
    return !this.isUnavailable;
  }

  close(): void {
    this.isClosed = true;
    this.connecting?.destroy();
    this.drop(this.client);
  }

  private async watch(): Promise<void> {
    while (!this.isClosed) {
      this.report(await this.answers());
      await pause(PROBE_EVERY_MS, undefined, { ref: false });
    }
  }

  private report(answers: boolean): void {
    this.isUnavailable = !answers;
    if (this.isUnavailable) for (const end of this.ends) end();
  }

  private async answers(): Promise<boolean> {
    // While the server accepts no connection, the probe stays open, and no second one is started.
    this.probe ??= this.startProbe();
    const { probe } = this;
    // A busy server may take longer to open the first connection than to answer on it.
    const timeoutMs = this.hasAnswered ? ANSWER_TIMEOUT_MS : CONNECT_TIMEOUT_MS;
    for (let waited = 0; probe.isOpen && waited < timeoutMs; waited += PART_MS) {
      await Promise.race([probe.ended, pause(PART_MS, undefined, { ref: false })]);
      probe.waitedMs += PART_MS;
    }
    if (!probe.isOpen) this.probe = undefined;
    else if (probe.waitedMs >= CONNECT_TIMEOUT_MS) this.connecting?.destroy();
    this.hasAnswered ||= probe.isAnswered;
    if (probe.isAnswered) return true;
    this.drop(this.client);
    return performance.now() - this.lastAnswerAt < ANSWER_TIMEOUT_MS;
  }

  private startProbe(): Probe {
    const probe: Probe = { isOpen: true, isAnswered: false, waitedMs: 0, ended: Promise.resolve() };
    probe.ended = this.select1().then(
      () => void Object.assign(probe, { isOpen: false, isAnswered: true }),
      (error: unknown) => void Object.assign(probe, { isOpen: false, isAnswered: isFull(error) }),
    );
    return probe;
  }

  private async select1(): Promise<void> {
    this.client ??= await this.connect();
    await this.client.query('select 1');
  }

  private async connect(): Promise<Client> {
    const socket = new Socket();
    this.connecting = socket;
    // No timeout of the driver: its timer would count a pause of this process as a whole.
    const client = new Client({ connectionString: this.connectionString, stream: () => socket });
    client.on('error', () => this.drop(client));
    await client.connect().finally(() => (this.connecting = undefined));
    if (!this.isClosed) return client;
    await client.end();
    throw new Error('The database has been closed.');
  }

  private drop(client: Client | undefined): void {
    if (this.client === client) this.client = undefined;
    // Ends the connection without waiting for an answer if a query is under way.
    client?.end().catch(() => undefined);
  }
}

/** A server that has no connection left for the probe answers on those that there are. */
const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '53300';

/** Drizzle wraps the pool's error. */
function overloadIn(error: unknown): Overloaded | undefined {
  if (error instanceof Overloaded) return error;
  return typeof error === 'object' && error !== null && 'cause' in error
    ? overloadIn(error.cause)
    : undefined;
}
