import { Cart } from '../../../src/domain/cart/cart';
import { CartLine, type CartLineFacts } from '../../../src/domain/cart/cart-line';
import { PriceSummary } from '../../../src/domain/cart/price-summary';
import type { VendorCost } from '../../../src/domain/cart/vendor-cost';
import { Money } from '../../../src/domain/shared/money';
import { samples } from '../support/from-state';
import { integer, money, regex, someText, string } from '../support/matchers';

/** The prices of goods from two vendors (ENT-27). */
const prices = {
  subtotal: money('100.50'),
  discount: money('0.00'),
  subtotal_discount: money('100.50'),
  taxes: money('8.92'),
  delivery_fee: money('16.98'),
  processing_fee: money('1.50'),
  packaging_fee: money('1.00'),
  bank_charges: money('0.00'),
  gst_on_fee: money('0.20'),
  fee_amount: money('2.70'),
  grandtotal: money('129.10'),
};

const dollars = (amount: string) => Money.parseOrZero(amount);

const summary = PriceSummary.of({
  subtotal: dollars('100.50'),
  discount: Money.zero,
  subtotalDiscount: dollars('100.50'),
  taxes: dollars('8.92'),
  deliveryFee: dollars('16.98'),
  processingFee: dollars('1.50'),
  packagingFee: dollars('1.00'),
  bankCharges: Money.zero,
  gstOnFee: dollars('0.20'),
  feeAmount: dollars('2.70'),
  grandTotal: dollars('129.10'),
});

const bourbon: CartLineFacts = {
  id: samples.lineId,
  variantId: '1011',
  name: 'Harbor Light Bourbon',
  size: '750',
  imageUrl: '/media/101.svg',
  quantity: 2,
  unitPrice: dollars('41.00'),
  total: dollars('82.00'),
  speedLabel: 'Same Day',
  vendorName: 'Hudson Cellars',
  locationId: '11',
  deliveryFee: dollars('6.99'),
  isOutOfStock: false,
  message: '',
};

const riesling: CartLineFacts = {
  ...bourbon,
  id: samples.otherLineId,
  variantId: '1031',
  name: 'Seneca Slope Riesling',
  imageUrl: '/media/103.svg',
  quantity: 1,
  unitPrice: dollars('18.50'),
  total: dollars('18.50'),
  speedLabel: 'Next Day',
  vendorName: 'Petal House',
  locationId: '12',
  deliveryFee: dollars('9.99'),
};

/** The same prices by vendor; a backend may omit them. */
export const vendorCosts: readonly VendorCost[] = [
  {
    vendorId: '1',
    vendorName: 'Hudson Cellars',
    subtotal: dollars('82.00'),
    discount: Money.zero,
    delivery: dollars('6.99'),
    fees: dollars('2.04'),
    taxes: dollars('7.27'),
    total: dollars('98.30'),
  },
  {
    vendorId: '2',
    vendorName: 'Petal House',
    subtotal: dollars('18.50'),
    discount: Money.zero,
    delivery: dollars('9.99'),
    fees: dollars('0.66'),
    taxes: dollars('1.65'),
    total: dollars('30.80'),
  },
];

export const wireVendorCosts = vendorCosts.map((cost) => ({
  vendor_id: string(cost.vendorId),
  vendor_name: someText(cost.vendorName),
  subtotal: money(cost.subtotal.toDecimal()),
  discount: money(cost.discount.toDecimal()),
  delivery_fee: money(cost.delivery.toDecimal()),
  fee_amount: money(cost.fees.toDecimal()),
  taxes: money(cost.taxes.toDecimal()),
  grandtotal: money(cost.total.toDecimal()),
}));

/** A line on the wire (ENT-28). */
const wireLine = (line: CartLineFacts) => ({
  cart_rid: string(line.id),
  product_id: string(line.variantId),
  name: someText(line.name),
  bottle_size: someText(line.size),
  image: someText(line.imageUrl),
  qty: integer(line.quantity),
  product_price: money(line.unitPrice.toDecimal()),
  row_total: money(line.total.toDecimal()),
  speed_id: regex('Same Day|Next Day|Farm Direct', line.speedLabel),
  vendor_name: someText(line.vendorName),
  vendor_loc_id: string(line.locationId),
  shipping_amount: money(line.deliveryFee.toDecimal()),
  out_of_stock: line.isOutOfStock ? 1 : 0,
  message: line.message ? someText(line.message) : '',
});

const cartOf = (lines: readonly CartLineFacts[], couponCode: string) =>
  Cart.of({ id: samples.cartId, lines: lines.map((line) => CartLine.of(line)), couponCode, summary });

const wireCartOf = (lines: readonly CartLineFacts[], couponCode: string) => ({
  cart_id: someText(samples.cartId),
  result: lines.map(wireLine),
  ...prices,
  coupon_code: couponCode,
});

export const wireCart = (couponCode = '') => wireCartOf([bourbon, riesling], couponCode);

export const cart = (couponCode = '') => cartOf([bourbon, riesling], couponCode);

/** The same cart once the bourbon is sold out. */
const goneBourbon = (message: string) => ({ ...bourbon, isOutOfStock: true, message });

export const wireCartWithoutBourbon = (message: string) => wireCartOf([goneBourbon(message), riesling], '');

export const cartWithoutBourbon = (message: string) => cartOf([goneBourbon(message), riesling], '');

/** The answer to every change of a cart. */
export const wireChange = (units: number) => ({
  code: 1,
  cart_id: someText(samples.cartId),
  total_products_in_cart: integer(units),
});

export const change = (unitCount: number) => ({ cartId: samples.cartId, unitCount });
