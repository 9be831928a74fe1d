import type { MailOutbox } from '../../application/shared/mail-outbox.port';

/** For a deployment without mail: orders are placed, and nothing is sent. */
export class NoMailOutbox implements MailOutbox {
  async post(): Promise<void> {}
}
