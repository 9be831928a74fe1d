import type { NodemailerError, SMTPTransportOptions, Transporter } from 'nodemailer';
import { type Delivery, MailSender, type OutgoingMail } from '../../application/shared/mail-sender.port';
import { mailContent, type ShopOfMail } from './mail-content';
import type { SmtpSettings } from './smtp-settings';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;
/** For connecting, signing in and sending together. */
export const SEND_TIMEOUT_MS = 60_000;
/** Longer answers are cut off before they are stored. */
const MAX_ANSWER_LENGTH = 500;

/** Sends mail by SMTP, through nodemailer: a connection for each mail. */
export class SmtpMailSender implements MailSender {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly settings: SmtpSettings,
    private readonly shop: ShopOfMail,
  ) {}

  async send(mail: OutgoingMail): Promise<Delivery> {
    try {
      const transport = await this.open();
      await transport.sendMail({
        from: { name: this.shop.name, address: this.settings.from },
        // Not parsed: a comma would otherwise make two recipients.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        ...mailContent(mail, this.shop),
        date: mail.createdAt,
        messageId: this.messageIdOf(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      return { kind: 'accepted' };
    } catch (error) {
      return deliveryOf(error as NodemailerError);
    }
  }

  /** Connects, and signs in. */
  async verify(): Promise<void> {
    await (await this.open()).verify();
  }

  /** The same for every attempt, by which mail programs recognise a mail that arrives twice. */
  private messageIdOf({ id, createdAt }: OutgoingMail): string {
    return `<${id}.${createdAt.getTime()}@${this.settings.from.split('@')[1]}>`;
  }

  private open(): Promise<Transporter> {
    this.transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(optionsOf(this.settings.url)),
    );
    return this.transport;
  }
}

function optionsOf(text: string): SMTPTransportOptions {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // A password is never sent unencrypted, except to this machine.
    requireTLS: Boolean(user) && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  };
}

/**
 * Only a permanent error about the recipient or the content is final. Everything else is about the server or the
 * settings, such as a wrong password, and can be fixed.
 */
function deliveryOf({ code = '', responseCode, response, command, message }: NodemailerError): Delivery {
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  const isPermanent = isOfMail ? Number(responseCode) >= 500 : code === 'EENVELOPE' && command === 'API';
  const answer = (response ?? message).slice(0, MAX_ANSWER_LENGTH);
  return {
    kind: isPermanent ? 'refused' : 'postponed',
    code: responseCode ? String(responseCode) : code || 'unknown',
    answer,
  };
}
