import { Cart } from '../../../src/domain/cart/cart';
import { CartLine, type CartLineFacts } from '../../../src/domain/cart/cart-line';
import { type PriceFacts, PriceSummary } from '../../../src/domain/cart/price-summary';
import type { VendorCost } from '../../../src/domain/cart/vendor-cost';
import { Money } from '../../../src/domain/shared/money';
import { dollars } from './catalog';

export const aLine = (change: Partial<CartLineFacts> = {}): CartLine =>
  CartLine.of({
    id: '1',
    variantId: '1011',
    name: 'Old Harbor Bourbon',
    size: '750',
    imageUrl: '/pictures/101.svg',
    quantity: 1,
    unitPrice: dollars('32.00'),
    total: dollars('32.00'),
    speedLabel: 'Same Day',
    vendorName: 'Hudson Cellars',
    locationId: '11',
    deliveryFee: dollars('9.99'),
    isOutOfStock: false,
    message: '',
    ...change,
  });

/** A summary whose totals add up, computed from the lines and the delivery fee. */
export function aSummary(subtotal: Money, change: Partial<PriceFacts> = {}): PriceSummary {
  const facts = { ...pricesOf(subtotal), ...change };
  const subtotalDiscount = facts.subtotal.minus(facts.discount);
  return PriceSummary.of({
    ...facts,
    subtotalDiscount,
    grandTotal: subtotalDiscount.plus(facts.taxes).plus(facts.deliveryFee).plus(facts.feeAmount),
  });
}

const pricesOf = (subtotal: Money): PriceFacts => ({
  subtotal,
  discount: Money.zero,
  subtotalDiscount: subtotal,
  taxes: dollars('2.84'),
  deliveryFee: dollars('9.99'),
  processingFee: Money.zero,
  packagingFee: Money.zero,
  bankCharges: Money.zero,
  gstOnFee: Money.zero,
  feeAmount: Money.zero,
  grandTotal: subtotal,
});

interface CartParts {
  readonly id: string;
  readonly lines: readonly CartLine[];
  readonly couponCode: string;
  readonly prices: Partial<PriceFacts>;
}

export function aCart(change: Partial<CartParts> = {}): Cart {
  const { id, lines, couponCode, prices } = {
    id: 'crt_1',
    lines: [aLine()],
    couponCode: '',
    prices: {},
    ...change,
  };
  const summary = aSummary(Money.sum(lines.map((line) => line.total)), prices);
  return Cart.of({ id, lines, couponCode, summary, vendorCosts: vendorCostsOf(lines, summary) });
}

/** Products by vendor; amounts of the whole cart are assigned to the first vendor. */
function vendorCostsOf(lines: readonly CartLine[], summary: PriceSummary): VendorCost[] {
  const { discount, deliveryFee: delivery, feeAmount: fees, taxes } = summary;
  const nothing = { discount: Money.zero, delivery: Money.zero, fees: Money.zero, taxes: Money.zero };
  return [...new Set(lines.map(({ vendorName }) => vendorName))].map((vendorName, index) => {
    const own = lines.filter((line) => line.vendorName === vendorName);
    const cost = {
      ...(index === 0 ? { discount, delivery, fees, taxes } : nothing),
      subtotal: Money.sum(own.map((line) => line.total)),
    };
    const total = Money.sum([cost.subtotal, cost.delivery, cost.fees, cost.taxes]).minus(cost.discount);
    return { vendorId: vendorName, vendorName, ...cost, total };
  });
}
