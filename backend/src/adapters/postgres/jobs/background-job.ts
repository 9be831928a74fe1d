/** Where the jobs of one kind wait, in the database. */
export interface QueueDefinition {
  /** Its name. */
  queue: string;
  /** One job is added in each period of this length, by whichever process; absent: jobs are added by others. */
  everySeconds?: number;
  /** Another is added when a process starts, whatever was done in this period: for what a crash left unfinished. */
  alsoAtStart?: boolean;
  /** How many are done at the same time, by one process. */
  atOnce: number;
  /** How often the queue is read while it is empty. */
  pollMs: number;
  /** A job that takes longer counts as failed: its process may be gone. */
  expireSeconds: number;
  /** How often it is repeated after a failure. */
  retries: number;
  /** The wait before the first repetition; it doubles with each, and up to a whole wait more is added at random. */
  retryAfterSeconds: number;
  /** The queue that gets a copy of a job that has failed for the last time. */
  deadLetters?: string;
}

/** A kind of work that is done in the background: each job once, and again if it fails. */
export interface BackgroundJob extends QueueDefinition {
  /** Fails if the job has to be repeated. It may be called again for a job that was done, after a crash. */
  run(data: unknown, attempt: JobAttempt): Promise<void>;
}

export interface JobAttempt {
  /** From 1. */
  number: number;
  /** It is not repeated if it fails. */
  isLast: boolean;
}
