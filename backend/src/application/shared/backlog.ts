export interface MailBacklog {
  waiting: number;
  failed: number;
  /** When the mail was stored that has waited longest; undefined: none waits. */
  oldestWaitingAt?: Date;
}

export interface QueueBacklog {
  queue: string;
  /** To be done, now or later. */
  waiting: number;
  /** Have failed for the last time, in the last week. */
  failed: number;
  /** For how long the oldest job that could be done has waited; 0: none. */
  oldestWaitingSeconds: number;
}

/** The work that has not been done yet, or could not be done. */
export interface Backlog {
  mails: MailBacklog;
  queues: QueueBacklog[];
}
