import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import type { Quote, QuotedLine } from '../../../domain/cart/quote';
import { type PriceSummary, priceCart } from '../../../domain/cart/pricing';
import { textOf } from '../refusals';
import { splitByVendor, type VendorCost } from '../../../domain/cart/vendor-costs';

type CartOnWire = components['schemas']['Cart'];
type VendorCostOnWire = components['schemas']['VendorCost'];
type LineOnWire = components['schemas']['CartLine'];

/** A quote in the answers of showcart and orderreview (ENT-27, ENT-28, X-136). */
export function cartToWire(quote: Quote, outcome: { code: 1 | -1; message: string }): CartOnWire {
  return {
    ...outcome,
    cart_id: quote.cart.id,
    result: quote.lines.map((line) => lineToWire(line, quote)),
    ...amountsToWire(quote.price),
    coupon_code: quote.cart.couponCode ?? '',
    total_items_count: quote.lines.reduce((units, line) => units + line.quantity, 0),
    vendor_costs: splitByVendor(quote.lines, quote.price).map(vendorCostToWire),
  };
}

/** The answer if there is no cart. */
export function emptyCartToWire(outcome: { code: 1 | -1; message: string }): CartOnWire {
  return {
    ...outcome,
    cart_id: '',
    result: [],
    ...amountsToWire(priceCart([])),
    coupon_code: '',
    total_items_count: 0,
    vendor_costs: [],
  };
}

function lineToWire(line: QuotedLine, quote: Quote): LineOnWire {
  const reason = quote.unavailable.get(line.id);
  return {
    cart_rid: String(line.id),
    product_id: String(line.variantId),
    parent_id: String(line.productId),
    name: line.productName,
    bottle_size: line.bottleSize,
    image: line.thumbnail,
    qty: line.quantity,
    product_price: formatCents(line.priceCents),
    row_total: formatCents(line.lineTotalCents),
    type: line.productType,
    speed_id: quote.cart.kind === 'ordinary' ? line.speed : 'Dine-In',
    vendor_name: line.vendorName,
    vendor_loc_id: String(line.locationId),
    shipping_amount: formatCents(line.groupShippingCents),
    out_of_stock: reason === undefined ? 0 : 1,
    message: reason ? textOf(reason) : '',
  };
}

const vendorCostToWire = (cost: VendorCost): VendorCostOnWire => ({
  vendor_id: String(cost.vendorId),
  vendor_name: cost.vendorName,
  subtotal: formatCents(cost.subtotal),
  discount: formatCents(cost.discount),
  delivery_fee: formatCents(cost.deliveryFee),
  fee_amount: formatCents(cost.feeAmount),
  taxes: formatCents(cost.taxes),
  grandtotal: formatCents(cost.grandTotal),
});

function amountsToWire(price: PriceSummary) {
  return {
    subtotal: formatCents(price.subtotal),
    discount: formatCents(price.discount),
    subtotal_discount: formatCents(price.subtotalDiscount),
    grandtotal: formatCents(price.grandTotal),
    fee_amount: formatCents(price.feeAmount),
    taxes: formatCents(price.taxes),
    delivery_fee: formatCents(price.deliveryFee),
    delivery_charges: formatCents(price.deliveryFee),
    gst_on_fee: formatCents(price.gstOnFee),
    processing_fee: formatCents(price.processingFee),
    packaging_fee: formatCents(price.packagingFee),
    bank_charges: formatCents(price.bankCharges),
  };
}
