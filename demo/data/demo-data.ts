import type { DemoTables } from '../demo-tables';
import { ADDRESSES, SAVED_CARDS } from './addresses';
import type { CatalogFacts } from './catalog-facts';
import { COUPON_ROWS } from './coupons';
import { openCartRows } from './open-cart';
import { pastOrderRows } from './orders';
import { passwordResetRows } from './password-resets';
import { IDENTITY_APPLICATIONS, MEMBERS } from './people';
import { walletRows } from './wallet';

/** The sandbox card provider's key (DEMO-49); a blank PAYMENT_PUBLISHABLE_KEY removes it (docs/demo.md). */
export const PUBLISHABLE_KEY = 'pk_sandbox_cork_and_petal';

/** What the demo has besides its catalogue, in the order of the tables' references (docs/spec/demo-data.md). */
export function demoRows(now: Date, passwordHash: string, facts: CatalogFacts): DemoTables {
  const past = pastOrderRows(now, facts);
  return {
    coupons: COUPON_ROWS,
    customers: MEMBERS.map((member) => ({ ...member, kind: 'member', createdAt: now, passwordHash })),
    addresses: ADDRESSES.map((row) => ({ ...row, createdAt: now })),
    identityApplications: IDENTITY_APPLICATIONS.map((row) => ({ ...row, confirmedAt: now })),
    savedCards: SAVED_CARDS.map((row) => ({ ...row, createdAt: now })),
    ...passwordResetRows(now),
    ...openCartRows(now),
    ...past,
    ...walletRows(past, facts),
  };
}
