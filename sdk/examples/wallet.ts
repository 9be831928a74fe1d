import { streetOf, type ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Customer {
  customerId: string;
}

/** The venues at a zipcode where drinks can be prepaid and redeemed. */
export async function listDineInRetailers(shop: ShopClient) {
  const { data } = orThrow(await shop.listDineInRetailers({ body: { zipcode: '10001' } }));
  return data.data!.vendordata.map((venue) => `${venue.name}, ${streetOf(venue)}`);
}

/**
 * The three-star venues of a state where a customer can redeem prepaid drinks; this call answers with a bare list.
 */
export async function listRedemptionRetailers(shop: ShopClient, { customerId }: Customer) {
  const body = { customer_id: customerId, state: 'NY', price_category: 3 };
  return orThrow(await shop.listRedemptionRetailers({ body })).data.map(({ vendor_name }) => vendor_name);
}

/** A customer's prepaid drinks in millilitres: bought, redeemed and left. */
export async function getWallet(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(await shop.getWallet({ body: { customer_id: customerId } }));
  return data.data?.map(({ itemName, remaining, state }) => `${itemName}, ${state}: ${remaining} ml`) ?? [];
}

/** The prepaid products that a venue serves. */
export async function listWalletProducts(shop: ShopClient, { customerId }: Customer) {
  const body = { customer_id: customerId, vendor_id: '1', vendor_loc_id: '11' };
  const { data } = orThrow(await shop.listWalletProducts({ body }));
  return Array.isArray(data)
    ? data.map(({ prod_name, redeamable_here }) => `${prod_name}: ${redeamable_here} ml`)
    : [];
}

/** Adds a prepaid bottle to the wallet cart, at no cost; the ordinary cart does not change. */
export async function addWalletProductToCart(shop: ShopClient) {
  const body = { product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', zipcode: '10001' };
  const { data } = orThrow(await shop.addWalletProductToCart({ body: { ...body, wallet: 1 } }));
  return data.total_products_in_cart;
}

/** Cancels a redemption before the hour of its visit; the millilitres that it held return to the wallet. */
export async function cancelRedemption(shop: ShopClient, { orderId }: { orderId: string }) {
  return orThrow(await shop.cancelRedemption({ body: { order_id: orderId } })).message;
}
