import type { components } from '@cork-and-petal/sdk';
import type { CartChange } from '../../../application/cart/carts.port';
import { Cart } from '../../../domain/cart/cart';
import { CartLine } from '../../../domain/cart/cart-line';
import { PriceSummary } from '../../../domain/cart/price-summary';
import type { VendorCost } from '../../../domain/cart/vendor-cost';
import { Money } from '../../../domain/shared/money';

type Wire = components['schemas'];

/** Without a code and lines an answer is invalid, and does not mean an empty cart. */
export const hasCart = (answer: { readonly code: string | undefined; readonly data: Wire['Cart'] }) =>
  answer.code !== undefined || Array.isArray(answer.data.result);

/** ENT-27 */
export const toCart = (wire: Wire['Cart']): Cart =>
  Cart.of({
    id: wire.cart_id ?? '',
    lines: (wire.result ?? []).map(toLine),
    couponCode: wire.coupon_code ?? '',
    summary: toSummary(wire),
    vendorCosts: wire.vendor_costs?.map(toVendorCost),
  });

const toLine = (wire: Wire['CartLine']): CartLine =>
  CartLine.of({
    id: String(wire.cart_rid),
    variantId: String(wire.product_id),
    productId: wire.parent_id === undefined ? undefined : String(wire.parent_id),
    name: wire.name ?? '',
    size: String(wire.bottle_size ?? ''),
    imageUrl: wire.image ?? '',
    quantity: Number(wire.qty),
    unitPrice: Money.parseOrZero(wire.product_price),
    total: Money.parseOrZero(wire.row_total),
    speedLabel: wire.speed_id ?? '',
    vendorName: wire.vendor_name ?? '',
    locationId: String(wire.vendor_loc_id),
    deliveryFee: Money.parseOrZero(wire.shipping_amount),
    isOutOfStock: String(wire.out_of_stock) === '1',
    message: wire.message ?? '',
  });

const toSummary = (wire: Wire['Cart']): PriceSummary =>
  PriceSummary.of({
    subtotal: Money.parseOrZero(wire.subtotal),
    discount: Money.parseOrZero(wire.discount),
    subtotalDiscount: Money.parseOrZero(wire.subtotal_discount),
    taxes: Money.parseOrZero(wire.taxes),
    deliveryFee: Money.parseOrZero(wire.delivery_fee),
    processingFee: Money.parseOrZero(wire.processing_fee),
    packagingFee: Money.parseOrZero(wire.packaging_fee),
    bankCharges: Money.parseOrZero(wire.bank_charges),
    gstOnFee: Money.parseOrZero(wire.gst_on_fee),
    feeAmount: Money.parseOrZero(wire.fee_amount),
    grandTotal: Money.parseOrZero(wire.grandtotal),
  });

const toVendorCost = (wire: Wire['VendorCost']): VendorCost => ({
  vendorId: String(wire.vendor_id),
  vendorName: wire.vendor_name ?? '',
  subtotal: Money.parseOrZero(wire.subtotal),
  discount: Money.parseOrZero(wire.discount),
  delivery: Money.parseOrZero(wire.delivery_fee),
  fees: Money.parseOrZero(wire.fee_amount),
  taxes: Money.parseOrZero(wire.taxes),
  total: Money.parseOrZero(wire.grandtotal),
});

/** */
export const toCartChange = (
  wire: Pick<Wire['CartChange'], 'cart_id' | 'total_products_in_cart'>,
  cartId: string,
): CartChange => ({
  cartId: wire.cart_id || cartId,
  unitCount: Number(wire.total_products_in_cart ?? 0),
});
