import fc from 'fast-check';
import { anyCharges, anyLines, anyTerms } from '../../../tests/support/any-cart';
import type { PricedLine } from './priced-line';
import { type CartPrice, priceCart, type PriceSummary } from './pricing';
import type { StateCharges } from './state-charges';

const newYork: StateCharges = {
  taxBasisPoints: 888,
  processingFeeCents: 150,
  packagingFeeCents: 100,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 800,
};

const line = { vendorId: 1, categoryIds: [] };
const twoVendors: PricedLine[] = [
  { ...line, unitPriceCents: 3499, quantity: 2, groupKey: '11_Same Day', groupShippingCents: 699 },
  {
    ...line,
    vendorId: 2,
    unitPriceCents: 1850,
    quantity: 1,
    groupKey: '13_Next Day',
    groupShippingCents: 999,
  },
];

const AMOUNTS = [
  'subtotal',
  'discount',
  'subtotalDiscount',
  'deliveryFee',
  'processingFee',
  'packagingFee',
  'bankCharges',
  'gstOnFee',
  'feeAmount',
  'taxes',
  'grandTotal',
] as const satisfies (keyof PriceSummary)[];

const amountsOf = (price: CartPrice): PriceSummary =>
  Object.fromEntries(AMOUNTS.map((name) => [name, price[name]] as const)) as unknown as PriceSummary;

describe('pricing a cart', () => {
  it('charges delivery once per group, however many lines it has [X-129]', () => {
    const second = {
      ...line,
      unitPriceCents: 500,
      quantity: 1,
      groupKey: '11_Same Day',
      groupShippingCents: 699,
    };
    expect(priceCart([...twoVendors, second], { charges: newYork }).deliveryFee).toBe(1698);
  });

  it('never discounts more than the subtotal [BD-44]', () => {
    const coupon = { percentBasisPoints: null, amountCents: 999_999 };
    expect(priceCart(twoVendors, { charges: newYork, coupon })).toMatchObject({
      discount: 8848,
      subtotalDiscount: 0,
      taxes: 0,
    });
  });

  it('is zero for an empty cart [BD-44]', () => {
    const amounts = amountsOf(priceCart([], { charges: newYork }));
    expect(Object.values(amounts).every((amount) => amount === 0)).toBe(true);
  });

  it('keeps its identities for every cart, in whole cents and never below zero [X-129, BDG-04]', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        const t = amountsOf(priceCart(lines, terms));
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
        const reversed = priceCart([...lines].reverse(), { charges });
        expect(amountsOf(reversed)).toEqual(amountsOf(priceCart(lines, { charges })));
      }),
    );
  });
});
