import type { Transaction } from '../database/database';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/**
 * Where mail leaves the shop (BDG-07). It is posted in the transaction of what it tells of: without the order there is
 * no mail, and without the mail no order. A real one writes it down here too, and sends it after the commit.
 */
export abstract class MailOutbox {
  abstract post(tx: Transaction, mail: Mail): Promise<void>;
}
