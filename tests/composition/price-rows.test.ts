import fc from 'fast-check';
import { cartToWire } from '../../backend/src/adapters/http/cart/cart.wire';
import { type CartTerms, priceCart } from '../../backend/src/domain/cart/pricing';
import { lineTotal, type PricedLine } from '../../backend/src/domain/cart/priced-line';
import type { Quote } from '../../backend/src/domain/cart/quote';
import { offeredTip } from '../../backend/src/domain/checkout/driver-tip';
import { toCart } from '../../src/adapters/http/cart/to-cart';
import type { Cart } from '../../src/domain/cart/cart';
import { driverTip } from '../../src/domain/checkout/tip';
import { Money } from '../../src/domain/shared/money';
import { anyCents, anyCharges, anyCoupon, anyQuantity, anyTip, shownSum } from '../support/any-price';

describe('the rows of a price summary', () => {
  const anyLines = fc.array(
    fc.record({ unitPriceCents: anyCents, quantity: anyQuantity, group: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 12 },
  );

  it('add up to the total as shown, for any lines, coupon, taxes and tip [X-041] [X-129] [SUM-09] [CART-05]', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.option(anyCharges),
        fc.option(anyCoupon),
        fc.option(anyTip),
        (lines, charges, coupon, tip) => {
          const cart = onTheWayToTheScreen(quoteOf(lines, charges, coupon));
          const { rows, total } = shownSum(cart, tip);
          expect(rows.cents).toBe(total.cents);
          expect(cart.summary.addsUp).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('begin with the cost of the lines, and charge the delivery of each group once [X-129] [CART-12]', () => {
    fc.assert(
      fc.property(anyLines, fc.option(anyCharges), (lines, charges) => {
        const cart = onTheWayToTheScreen(quoteOf(lines, charges, null));
        const lineTotals = Money.sum(cart.lines.map((line) => line.total));
        const fees = Money.sum(cart.groups.map((group) => group.deliveryFee));
        expect(cart.summary.subtotal.cents).toBe(lineTotals.cents);
        expect(cart.summary.deliveryFee.cents).toBe(fees.cents);
      }),
    );
  });

  it('are the same for a backend that sends numbers [X-130]', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.option(anyCharges),
        fc.option(anyCoupon),
        anyTip,
        (lines, charges, coupon, tip) => {
          const quote = quoteOf(lines, charges, coupon);
          expect(shownSum(onTheWayToTheScreen(quote, asNumbers), tip)).toEqual(
            shownSum(onTheWayToTheScreen(quote), tip),
          );
        },
      ),
    );
  });

  it('contain a tip that the backend accepts, to the cent [SUM-04] [SUM-07] [X-041]', () => {
    fc.assert(
      fc.property(anyLines, anyTip, (lines, tip) => {
        const quote = quoteOf(lines, null, null);
        const shown = driverTip(onTheWayToTheScreen(quote), tip);
        expect(offeredTip(shown.toDecimal(), quote.price.subtotal, true)).toBe(shown.cents);
      }),
    );
  });
});

interface AnyLine {
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly group: number;
}

/** The backend's quote for lines that are not in its database. */
function quoteOf(
  given: readonly AnyLine[],
  charges: CartTerms['charges'],
  coupon: CartTerms['coupon'],
): Quote {
  const lines = given.map(({ group, ...line }, index) => ({
    ...line,
    id: index,
    vendorId: group,
    categoryIds: [],
    variantId: index,
    locationId: group,
    speed: 'Same Day',
    priceCents: line.unitPriceCents,
    lineTotalCents: lineTotal(line),
    groupKey: `${group}_Same Day`,
    groupShippingCents: group * 251,
  }));
  const price = priceCart(lines satisfies PricedLine[], { charges, coupon });
  return {
    cart: { id: 'crt_1', kind: 'ordinary' },
    lines,
    price,
    unavailable: new Map(),
  } as unknown as Quote;
}

type Wire = Parameters<typeof toCart>[0];

/** Serialised, parsed, and mapped. */
const onTheWayToTheScreen = (quote: Quote, spelling = (_name: string, value: unknown) => value): Cart =>
  toCart(JSON.parse(JSON.stringify(cartToWire(quote, { code: 1, message: '' })), spelling) as Wire);

const asNumbers = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? Number(value) : value;
