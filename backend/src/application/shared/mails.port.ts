import type { Mail } from './mail-outbox.port';

/** The mails in the outbox. */
export abstract class Mails {
  abstract insert(mail: Mail, createdAt: Date): Promise<void>;
}
