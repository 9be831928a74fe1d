import type { MailBacklog } from './backlog';
import type { Mail } from './mail-outbox.port';
import type { Delivery, OutgoingMail } from './mail-sender.port';

/**
 * `kept` is read in the outbox and never sent; `waiting` is to be sent; `sent` was accepted by the mail
 * server; `failed` was refused, or could not be sent for too long.
 */
export type MailStatus = 'kept' | 'waiting' | 'sent' | 'failed';

/** A mail that could not be sent. */
export interface FailedMail {
  id: number;
  createdAt: Date;
  recipient: string;
  subject: string;
  attempts: number;
  /** The mail server's last answer; empty: there was none. */
  answer: string;
}

/** The mails in the outbox. */
export abstract class Mails {
  /** Returns its id. */
  abstract insert(mail: Mail, createdAt: Date, status: 'kept' | 'waiting'): Promise<number>;
  /** Undefined if it does not wait to be sent, or does no longer. */
  abstract findWaiting(id: number): Promise<OutgoingMail | undefined>;
  /** Stores an attempt to send a mail that was waiting. */
  abstract recordAttempt(id: number, delivery: Delivery, at: Date): Promise<void>;
  /** A mail that still waits has failed. */
  abstract giveUp(id: number, at: Date): Promise<void>;
  /** Oldest first. */
  abstract failed(): Promise<FailedMail[]>;
  /** Failed mails wait again: all of them, or some. Returns their ids. */
  abstract reopen(ids: 'all' | readonly number[]): Promise<number[]>;
  abstract backlog(): Promise<MailBacklog>;
  /** Deletes mails that were sent before. */
  abstract deleteSent(before: Date): Promise<void>;
}
