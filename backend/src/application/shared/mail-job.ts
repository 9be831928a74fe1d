/** The queue of mails to be sent. */
export const MAIL_QUEUE = 'mail';

/** Names a mail of the outbox. */
export interface MailJob {
  mailId: number;
}
