import type { Transaction } from './data-source.port';

/** One plain description, of which text and HTML are made. */
export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text; an empty line separates paragraphs. */
  body: string;
  /** A path of the shop. The sender adds the shop's origin, which must not come from a request. */
  link?: string;
  /** What the link does, such as `Set a new password`. */
  linkText?: string;
}

/**
 * Outgoing mail (BDG-07). A mail is written in the transaction of the event it reports, so that there is neither an
 * order without its mail nor a mail without its order. A real adapter also writes it first, and sends it after the
 * commit.
 */
export abstract class MailOutbox {
  abstract post(tx: Transaction, mail: Mail): Promise<void>;
}
