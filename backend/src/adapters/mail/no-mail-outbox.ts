import { MailOutbox } from '../../application/shared/mail-outbox.port';

/** For a deployment without mail: an order is placed, and nobody is told by mail. */
export class NoMailOutbox extends MailOutbox {
  async post(): Promise<void> {}
}
