import type { Tracing } from '../../../server/tracing';
import type { Delivery, MailSender, OutgoingMail } from '../application/shared/mail-sender.port';

/** Records each attempt to send a mail, with its number in the outbox: neither recipient nor text, nor the answer. */
export class TracedMailSender implements MailSender {
  constructor(
    private readonly sender: MailSender,
    private readonly tracing: Tracing,
  ) {}

  async send(mail: OutgoingMail): Promise<Delivery> {
    const attributes = { 'mail.id': mail.id };
    const span = this.tracing.begin({ name: 'mail: send', kind: 'client', attributes });
    const delivery = await span.run(() => this.sender.send(mail));
    const failure = delivery.kind === 'accepted' ? undefined : delivery.code;
    span.end({ attributes: { 'mail.outcome': delivery.kind }, failure });
    return delivery;
  }
}
