import type { AddWalletProductCommand } from '../../../application/wallet/add-wallet-product';
import type { WalletProductCriteria } from '../../../application/wallet/wallet-products.port';
import { parseId } from '../../../domain/shared/ids';
import type { Call } from '../operation';

type WalletAddition = Pick<
  Call<'addWalletProductToCart'>['body'],
  'zipcode' | 'product_id' | 'qty' | 'size' | 'vendor_loc_id' | 'pastorderid'
>;

/** A value that is not a number is an invalid quantity; an invalid product or location matches no offer. */
export function parseWalletAddition(body: WalletAddition): AddWalletProductCommand {
  const [productId, locationId] = [parseId(body.product_id), parseId(body.vendor_loc_id)];
  const isNamed = productId !== undefined && locationId !== undefined;
  return {
    key: isNamed ? { productId, locationId, bottleSize: body.size } : undefined,
    quantity: parseId(body.qty) ?? 0,
    zipcode: body.zipcode,
    pastOrderNumber: body.pastorderid || null,
  };
}

/** undefined without a vendor. */
export function parseWalletProductCriteria(
  customerId: number,
  body: Call<'listWalletProducts'>['body'],
): WalletProductCriteria | undefined {
  const vendorId = parseId(body.vendor_id);
  if (vendorId === undefined) return undefined;
  const named = body.vendor_loc_id;
  // An invalid location matches nothing, rather than all locations.
  const locationId = named ? (parseId(named) ?? 0) : undefined;
  return { customerId, vendorId, locationId };
}
