import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { Availability, Overloaded, Unavailable } from '../../application/shared/availability.port';
import { isConnectionProblem } from './connection-problem';

/** How often the server is asked, and how long it may take to answer: together less than two seconds. */
const EVERY_MS = 500;
const ANSWER_WITHIN_MS = 1_200;
/** The time is counted in parts, so that a pause of this process, which then reads no answer, counts as one part. */
const PART_MS = 100;
/** After this its socket is closed: a frozen server accepts connections, and says nothing. */
const CONNECT_WITHIN_MS = 5_000;

interface Question {
  isOpen: boolean;
  isAnswered: boolean;
  /** Resolves when it is no longer open. */
  ended: Promise<void>;
}

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
  private question: Question | undefined;
  private lastAnswerAt = performance.now();

  constructor(
    pool: Pool,
    private readonly connectionString: string,
  ) {
    super();
    // Any finished work shows that the server answers, even if it is too busy for the question.
    pool.on('release', (error) => {
      if (!(error as unknown)) this.lastAnswerAt = performance.now();
    });
    void this.watch();
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
      throw overloadIn(cause) ?? (isConnectionProblem(cause) ? new Unavailable({ cause }) : cause);
    } finally {
      this.ends.delete(end);
    }
  }

  close(): void {
    this.isClosed = true;
    this.drop(this.client);
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
    // A question that is still open, because the server accepts no connection, is not asked twice.
    this.question ??= this.ask();
    const { question } = this;
    for (let waited = 0; question.isOpen && waited < ANSWER_WITHIN_MS; waited += PART_MS)
      await Promise.race([question.ended, pause(PART_MS, undefined, { ref: false })]);
    if (!question.isOpen) this.question = undefined;
    if (question.isAnswered) return true;
    this.drop(this.client);
    return performance.now() - this.lastAnswerAt < ANSWER_WITHIN_MS;
  }

  private ask(): Question {
    const question: Question = { isOpen: true, isAnswered: false, ended: Promise.resolve() };
    question.ended = this.select1().then(
      () => void Object.assign(question, { isOpen: false, isAnswered: true }),
      () => void Object.assign(question, { isOpen: false }),
    );
    return question;
  }

  private async select1(): Promise<void> {
    this.client ??= await this.connect();
    await this.client.query('select 1');
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    client.on('error', () => this.drop(client));
    await client.connect();
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

/** Drizzle wraps the pool's error. */
function overloadIn(error: unknown): Overloaded | undefined {
  if (error instanceof Overloaded) return error;
  return typeof error === 'object' && error !== null && 'cause' in error
    ? overloadIn(error.cause)
    : undefined;
}
