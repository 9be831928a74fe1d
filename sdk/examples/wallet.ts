import { streetOf, type ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Customer {
  customerId: string;
}

/** The venues at a zipcode where drinks are prepaid and drunk. */
export async function listDineInRetailers(shop: ShopClient) {
  const { data } = orThrow(await shop.listDineInRetailers({ body: { zipcode: '10001' } }));
  return data.data!.vendordata.map((venue) => `${venue.name}, ${streetOf(venue)}`);
}

/** Where a customer's prepaid drinks of three stars can be drunk in a state: the answer is the list itself. */
export async function listRedemptionRetailers(shop: ShopClient, { customerId }: Customer) {
  const body = { customer_id: customerId, state: 'NY', price_category: 3 };
  return orThrow(await shop.listRedemptionRetailers({ body })).data.map(({ vendor_name }) => vendor_name);
}

/** What is prepaid, in millilitres: bought, drunk and left. */
export async function getWallet(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(await shop.getWallet({ body: { customer_id: customerId } }));
  return data.data?.map(({ itemName, remaining, state }) => `${itemName}, ${state}: ${remaining} ml`) ?? [];
}

/** What of it a venue serves. */
export async function listWalletProducts(shop: ShopClient, { customerId }: Customer) {
  const body = { customer_id: customerId, vendor_id: '1', vendor_loc_id: '11' };
  const { data } = orThrow(await shop.listWalletProducts({ body }));
  return Array.isArray(data)
    ? data.map(({ prod_name, redeamable_here }) => `${prod_name}: ${redeamable_here} ml`)
    : [];
}

/** A prepaid bottle into the wallet's own cart, which costs nothing; the ordinary cart is left alone. */
export async function addWalletProductToCart(shop: ShopClient) {
  const body = { product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', zipcode: '10001' };
  const { data } = orThrow(await shop.addWalletProductToCart({ body: { ...body, wallet: 1 } }));
  return data.total_products_in_cart;
}

/** Takes an order that redeems back, until the hour of its visit; what it held is in the wallet again. */
export async function cancelRedemption(shop: ShopClient, { orderId }: { orderId: string }) {
  return orThrow(await shop.cancelRedemption({ body: { order_id: orderId } })).message;
}
