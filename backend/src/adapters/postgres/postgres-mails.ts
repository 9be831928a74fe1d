import { Mails } from '../../application/shared/mails.port';
import type { Mail } from '../../application/shared/mail-outbox.port';
import type { Connection } from './repository-registry';
import { mails } from './schema';

export class PostgresMails extends Mails {
  constructor(private readonly db: Connection) {
    super();
  }

  async insert(mail: Mail, createdAt: Date): Promise<void> {
    await this.db.insert(mails).values({ ...mail, createdAt });
  }
}
