import type { Transaction } from './data-source.port';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** A path of the shop. The sender adds the shop's origin, which must not come from a request. */
  link?: string;
}

/**
 * Outgoing mail (BDG-07). A mail is written in the transaction of the event it reports, so that there is neither an
 * order without its mail nor a mail without its order. A real adapter also writes it first, and sends it after the
 * commit.
 */
export abstract class MailOutbox {
  abstract post(tx: Transaction, mail: Mail): Promise<void>;
}
