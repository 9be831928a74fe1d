import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

interface Customer {
  customerId: string;
}

/** A customer's prepaid drinks in millilitres: bought, redeemed and left. */
export const getWallet = example({
  given: 'a customer with wallet balances in two states exists',
  async run(shop, { customerId }: Customer) {
    const { data } = orThrow(await shop.getWallet({ body: { customer_id: customerId } }));
    return data.data?.map(({ itemName, remaining, state }) => `${itemName}, ${state}: ${remaining} ml`) ?? [];
  },
  result: ['Harbor Light Bourbon, CA: 750 ml', 'Harbor Light Bourbon, NY: 1500 ml'],
});

/** The prepaid products that a venue serves. */
export const listWalletProducts = example({
  given: 'a customer with wallet balances in two states exists',
  async run(shop, { customerId }: Customer) {
    const body = { customer_id: customerId, vendor_id: '1', vendor_loc_id: '11' };
    const { data } = orThrow(await shop.listWalletProducts({ body }));
    return Array.isArray(data)
      ? data.map(({ prod_name, redeamable_here }) => `${prod_name}: ${redeamable_here} ml`)
      : [];
  },
  result: ['Harbor Light Bourbon: 1500 ml'],
});

/** Adds a prepaid bottle to the wallet cart, at no cost; the ordinary cart does not change. */
export const addWalletProductToCart = example({
  given: 'a customer with 1500 ml of product 101 in the wallet exists',
  async run(shop) {
    const body = { product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', zipcode: '10001' };
    const { data } = orThrow(await shop.addWalletProductToCart({ body: { ...body, wallet: 1 } }));
    return data.total_products_in_cart;
  },
  result: 1,
});

/** Cancels a redemption before the hour of its visit; the millilitres that it held return to the wallet. */
export const cancelRedemption = example({
  given: 'a redemption waits for its visit',
  async run(shop, { orderId }: { orderId: string }) {
    return orThrow(await shop.cancelRedemption({ body: { order_id: orderId } })).message;
  },
  result: 'Your order has been canceled.',
});
