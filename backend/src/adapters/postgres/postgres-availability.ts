import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { Availability, Unavailable } from '../../application/shared/availability.port';
import { isConnectionProblem } from './connection-problem';

/** How often the server is asked, and how long it may take to answer: together less than two seconds. */
const EVERY_MS = 500;
const ANSWER_WITHIN_MS = 1_200;
/** The time is counted in parts, so that a pause of this process, which then reads no answer, counts as one part. */
const PART_MS = 100;

/**
 * Asks PostgreSQL on a connection of its own whether it is there. Requests that wait for a frozen server are ended, and
 * new ones are not begun until it answers again.
 */
export class PostgresAvailability extends Availability {
  private isGone = false;
  /** Ends the work that is under way. */
  private readonly ends = new Set<() => void>();
  private isClosed = false;
  private client: Client | undefined;
  private lastAnswerAt = performance.now();
  private readonly watching: Promise<void>;

  constructor(
    pool: Pool,
    private readonly connectionString: string,
  ) {
    super();
    // Any finished work shows that the server answers, even if it is too busy for the question.
    pool.on('release', (error) => {
      if (!(error as unknown)) this.lastAnswerAt = performance.now();
    });
    this.watching = this.watch();
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isGone) throw new Unavailable();
    let end = () => {};
    const ended = new Promise<never>((_resolve, reject) => {
      end = () => reject(new Unavailable());
      this.ends.add(end);
    });
    try {
      return await Promise.race([work(), ended]);
    } catch (cause) {
      throw isConnectionProblem(cause) ? new Unavailable({ cause }) : cause;
    } finally {
      this.ends.delete(end);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.dropClient();
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.isClosed) {
      this.report(await this.answers());
      await pause(EVERY_MS, undefined, { ref: false });
    }
  }

  private report(answers: boolean): void {
    this.isGone = !answers;
    if (this.isGone) for (const end of this.ends) end();
  }

  private async answers(): Promise<boolean> {
    const question = { isOpen: true, isAnswered: false };
    const asked = this.ask().then(
      () => Object.assign(question, { isOpen: false, isAnswered: true }),
      () => Object.assign(question, { isOpen: false }),
    );
    for (let waited = 0; question.isOpen && waited < ANSWER_WITHIN_MS; waited += PART_MS)
      await Promise.race([asked, pause(PART_MS, undefined, { ref: false })]);
    if (question.isAnswered) return true;
    this.dropClient();
    return performance.now() - this.lastAnswerAt < ANSWER_WITHIN_MS;
  }

  private async ask(): Promise<void> {
    if (!this.client) {
      const client = new Client({
        connectionString: this.connectionString,
      });
      client.on('error', () => this.dropClient());
      this.client = client;
      await client.connect();
    }
    await this.client.query('select 1');
  }

  private dropClient(): void {
    const { client } = this;
    this.client = undefined;
    // A frozen server does not answer the goodbye.
    client?.end().catch(() => undefined);
  }
}
