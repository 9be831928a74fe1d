import type { Mail } from './mail-outbox.port';

/** The mails that were posted. */
export abstract class Mails {
  abstract insert(mail: Mail, createdAt: Date): Promise<void>;
}
