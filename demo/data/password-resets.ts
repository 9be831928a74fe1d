import { resetMail } from '../../backend/src/application/customer/password-mails';
import { RESET_LIFETIME_MS } from '../../backend/src/domain/customer/password-reset';
import { hashToken, randomToken } from '../../backend/src/application/shared/random-token';
import type { DemoTables } from '../demo-tables';
import { MEMBERS, RUTH } from './people';

const HOUR_MS = 3_600_000;

/** Oldest first: the newest mail has the link that still works. */
const RUTHS = [{ hoursAgo: 26, isUsed: true }, { hoursAgo: 3 }, { hoursAgo: 0 }];

/** DEMO-58: three mails in the outbox, with a used, an expired and a valid link. */
export function passwordResetRows(now: Date): Required<Pick<DemoTables, 'passwordResets' | 'mails'>> {
  const email = MEMBERS.find(({ id }) => id === RUTH)?.email ?? '';
  const asked = RUTHS.map(({ hoursAgo, isUsed }) => {
    const token = randomToken('rst');
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const expiresAt = new Date(createdAt.getTime() + RESET_LIFETIME_MS);
    const usedAt = isUsed ? createdAt : null;
    return {
      reset: { tokenHash: hashToken(token), customerId: RUTH, createdAt, expiresAt, usedAt },
      mail: { ...resetMail(email, token), createdAt },
    };
  });
  return { passwordResets: asked.map(({ reset }) => reset), mails: asked.map(({ mail }) => mail) };
}
