import type { coupons } from '../../backend/src/adapters/postgres/schema';

/** Coupons that apply, that are refused with a message, and that are refused without one (DEMO-44). */
export const COUPON_ROWS: readonly (typeof coupons.$inferInsert)[] = [
  { code: 'SAVE10', percentBasisPoints: 1000, refusalMessage: 'SAVE10 cannot be used for this cart.' },
  { code: 'OLD5', amountCents: 500, expiresAt: new Date('2024-01-01T05:00:00Z'), refusalMessage: 'OLD5 expired on 12/31/2023.' },
  { code: 'MIN100', amountCents: 1500, minimumSubtotalCents: 10000, refusalMessage: 'MIN100 needs a subtotal of $100.00 or more.' },
  { code: 'NOMSG', amountCents: 500, alwaysRefused: true, refusalMessage: '' },
  { code: 'FLOWERS5', amountCents: 500, refusalMessage: 'FLOWERS5 cannot be used for this cart.' },
];
