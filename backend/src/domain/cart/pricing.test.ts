import fc from 'fast-check';
import type { CouponTerms } from './coupon';
import { priceCart, type PricedLine, type StateCharges } from './pricing';

const newYork: StateCharges = {
  taxBasisPoints: 888,
  processingFeeCents: 150,
  packagingFeeCents: 100,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 800,
};

const twoVendors: PricedLine[] = [
  { unitPriceCents: 3499, quantity: 2, groupKey: '11_Same Day', groupShippingCents: 699 },
  { unitPriceCents: 1850, quantity: 1, groupKey: '13_Next Day', groupShippingCents: 999 },
];

const cents = fc.integer({ min: 0, max: 100_000 });
const basisPoints = fc.integer({ min: 0, max: 3_000 });
const anyCharges = fc.record({
  taxBasisPoints: basisPoints,
  processingFeeCents: cents,
  packagingFeeCents: cents,
  bankChargeBasisPoints: basisPoints,
  gstOnFeeBasisPoints: basisPoints,
});
const anyLines = fc
  .array(
    fc.record({
      unitPriceCents: cents,
      quantity: fc.integer({ min: 1, max: 24 }),
      group: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((lines) =>
    lines.map(({ group, ...line }) => ({ ...line, groupKey: `${group}`, groupShippingCents: group * 250 })),
  );
const anyCoupon = fc.option(
  fc.oneof(
    fc
      .integer({ min: 0, max: 10_000 })
      .map((percent): CouponTerms => ({ percentBasisPoints: percent, amountCents: null })),
    cents.map((amountCents): CouponTerms => ({ percentBasisPoints: null, amountCents })),
  ),
);

describe('pricing a cart', () => {
  it('charges delivery once per group, however many lines it has [X-129]', () => {
    const second = { unitPriceCents: 500, quantity: 1, groupKey: '11_Same Day', groupShippingCents: 699 };
    expect(priceCart([...twoVendors, second], newYork).deliveryFee).toBe(1698);
  });

  it('never discounts more than the subtotal [BD-44]', () => {
    expect(priceCart(twoVendors, newYork, { percentBasisPoints: null, amountCents: 999_999 })).toMatchObject({
      discount: 8848,
      subtotalDiscount: 0,
      taxes: 0,
    });
  });

  it('is zero for an empty cart [BD-44]', () => {
    expect(Object.values(priceCart([], newYork)).every((amount) => amount === 0)).toBe(true);
  });

  it('keeps its identities for every cart, in whole cents and never below zero [X-129, BDG-04]', () => {
    fc.assert(
      fc.property(anyLines, fc.option(anyCharges), anyCoupon, (lines, charges, coupon) => {
        const t = priceCart(lines, charges, coupon);
        expect(t.grandTotal).toBe(t.subtotalDiscount + t.taxes + t.deliveryFee + t.feeAmount);
        expect(t.subtotalDiscount).toBe(t.subtotal - t.discount);
        expect(t.feeAmount).toBe(t.processingFee + t.packagingFee + t.bankCharges + t.gstOnFee);
        for (const amount of Object.values(t)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines [BDG-04]', () => {
    fc.assert(
      fc.property(anyLines, anyCharges, (lines, charges) => {
        expect(priceCart([...lines].reverse(), charges)).toEqual(priceCart(lines, charges));
      }),
    );
  });
});
