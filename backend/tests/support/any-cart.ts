import fc from 'fast-check';
import type { CouponTerms } from '../../src/domain/cart/coupon';
import type { StateCharges } from '../../src/domain/cart/state-charges';
import { TAX_ROUNDINGS, TAXED_CHARGES, type TaxRule } from '../../src/domain/cart/tax-rule';

const cents = fc.integer({ min: 0, max: 100_000 });
const basisPoints = fc.integer({ min: 0, max: 3_000 });
const anyCategory = fc.integer({ min: 1, max: 4 });

/** Tax and fees of a state. */
export const anyCharges: fc.Arbitrary<StateCharges> = fc.record({
  taxBasisPoints: basisPoints,
  processingFeeCents: cents,
  packagingFeeCents: cents,
  bankChargeBasisPoints: basisPoints,
  gstOnFeeBasisPoints: basisPoints,
});

export const anyCoupon: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc
    .integer({ min: 0, max: 10_000 })
    .map((percentBasisPoints) => ({ percentBasisPoints, amountCents: null })),
  cents.map((amountCents) => ({ percentBasisPoints: null, amountCents })),
);

export const anyTaxRule: fc.Arbitrary<TaxRule> = fc.record({
  taxBasisPoints: basisPoints,
  categoryRates: fc.array(fc.record({ categoryId: anyCategory, taxBasisPoints: basisPoints }), {
    maxLength: 3,
  }),
  taxedCharges: fc.subarray([...TAXED_CHARGES]),
  rounding: fc.constantFrom(...TAX_ROUNDINGS),
});

/** Whatever may be charged besides products and deliveries. */
export const anyTerms = fc.record({
  charges: fc.option(anyCharges),
  coupon: fc.option(anyCoupon),
  taxRule: fc.option(anyTaxRule),
});

/** Up to four vendors, each with two locations and two speeds, at any price including zero. */
export const anyLines = fc
  .record({
    rates: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 16, maxLength: 16 }),
    lines: fc.array(
      fc.record({
        location: fc.integer({ min: 0, max: 7 }),
        speed: fc.constantFrom('Same Day', 'Next Day'),
        categoryIds: fc.uniqueArray(anyCategory, { maxLength: 2 }),
        unitPriceCents: fc.oneof(cents, fc.constant(0)),
        quantity: fc.integer({ min: 1, max: 24 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ rates, lines }) =>
    lines.map(({ location, speed, ...line }) => ({
      ...line,
      vendorId: Math.floor(location / 2),
      vendorName: `Vendor ${Math.floor(location / 2)}`,
      groupKey: `${location}_${speed}`,
      groupShippingCents: rates[location * 2 + (speed === 'Same Day' ? 0 : 1)] ?? 0,
    })),
  );
