import type { Clock } from './clock.port';
import type { DataSource } from './data-source.port';
import type { MailSender } from './mail-sender.port';
import { Mails } from './mails.port';

/** A mail has to be sent later; without data about anybody. */
class MailPostponed extends Error {
  constructor(code: string) {
    super(`The mail server does not take mail now: ${code}`);
  }
}

/**
 * Sends a mail of the outbox. If the process ends between the server's answer and the record of it, the mail is sent
 * twice, with the same message id.
 */
export class DeliverMail {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly sender: MailSender,
  ) {}

  /** @throws MailPostponed if it has to be tried again */
  async execute(id: number): Promise<void> {
    const mails = this.data.get(Mails);
    const mail = await mails.findWaiting(id);
    if (!mail) return;
    const delivery = await this.sender.send(mail);
    await mails.recordAttempt(id, delivery, this.clock.now());
    if (delivery.kind === 'postponed') throw new MailPostponed(delivery.code);
  }
}
