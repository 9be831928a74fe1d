import type { coupons, stateCharges } from '../../backend/src/adapters/postgres/schema';

/** Coupons that apply, that are refused with a message, and that are refused without one (DEMO-44). */
export const COUPON_ROWS: readonly (typeof coupons.$inferInsert)[] = [
  { code: 'SAVE10', percentBasisPoints: 1000, refusalMessage: 'SAVE10 cannot be used for this cart.' },
  { code: 'OLD5', amountCents: 500, expiresAt: new Date('2024-01-01T05:00:00Z'), refusalMessage: 'OLD5 expired on 12/31/2023.' },
  { code: 'MIN100', amountCents: 1500, minimumSubtotalCents: 10000, refusalMessage: 'MIN100 needs a subtotal of $100.00 or more.' },
  { code: 'NOMSG', amountCents: 500, alwaysRefused: true, refusalMessage: '' },
  { code: 'FLOWERS5', amountCents: 500, refusalMessage: 'FLOWERS5 cannot be used for this cart.' },
];

/** Sales tax in basis points where something is delivered; the remaining states have six percent. */
const TAX: Readonly<Record<string, number>> = { NY: 888, NJ: 663, CA: 863, IL: 1025, MA: 625, TX: 825, TN: 925 };

/** DEMO-45: Oregon has no tax and no fees, so those rows are not shown. */
const FREE = 'OR';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(' ');

export const STATE_CHARGE_ROWS: readonly (typeof stateCharges.$inferInsert)[] = STATES.map((state) => ({
  state,
  taxBasisPoints: state === FREE ? 0 : (TAX[state] ?? 600),
  processingFeeCents: state === FREE ? 0 : 199,
  packagingFeeCents: state === FREE ? 0 : 150,
  bankChargeBasisPoints: state === 'CA' ? 50 : 0,
  gstOnFeeBasisPoints: state === FREE || state === 'CA' ? 0 : 500,
}));
