import type { Mail } from './mail-outbox.port';

/** A mail of the outbox on its way. */
export interface OutgoingMail extends Mail {
  id: number;
  createdAt: Date;
}

/** What became of one attempt. `answer` is the mail server's, which may name the recipient: never log it. */
export type Delivery =
  | { kind: 'accepted' }
  /** Another attempt may succeed. `code` says why without data, such as `451` or `ECONNECTION`. */
  | { kind: 'postponed'; code: string; answer: string }
  /** No attempt with this mail will. */
  | { kind: 'refused'; code: string; answer: string };

/** Hands a mail to a mail server. */
export abstract class MailSender {
  /** Does not fail. */
  abstract send(mail: OutgoingMail): Promise<Delivery>;
}
