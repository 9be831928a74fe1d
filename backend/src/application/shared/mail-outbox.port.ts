import type { Transaction } from './data-source.port';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** Where it leads: a path of the shop. Who sends the mail knows where the shop stands, and no request may say so. */
  link?: string;
}

/**
 * Where mail leaves the shop (BDG-07). It is posted in the transaction of what it tells of: without the order there is
 * no mail, and without the mail no order. A real one writes it down here too, and sends it after the commit.
 */
export abstract class MailOutbox {
  abstract post(tx: Transaction, mail: Mail): Promise<void>;
}
