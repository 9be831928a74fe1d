import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/** The delivery speeds that are available for a cart, with their costs. */
export async function listDeliverySpeeds(
  shop: ShopClient,
  { cartId, addressId }: { cartId: string; addressId: string },
) {
  const body = { cart_id: cartId, delivery_address_id: addressId, zipcode: '10001', delivery: 1 as const };
  const { data } = orThrow(await shop.listDeliverySpeeds({ body }));
  return data.data.map(({ name, delivery_fee }) => `${name}: $${delivery_fee ?? '0.00'}`);
}

/** The first date on which a location delivers, and its holidays. */
export async function getNextDeliveryDates(shop: ShopClient) {
  const body = { vendors: [{ vendor_id: '11', delivery_type: 'Next Day' }] };
  const { data } = orThrow(await shop.getNextDeliveryDates({ body }));
  const [first] = data.response;
  return { from: first!.delivery_date, holidays: first!.holidays };
}

/** The free driver slots of a day: a list, or a message that says why there are none. */
export async function listDriverSlots(shop: ShopClient) {
  const { data } = orThrow(
    await shop.listDriverSlots({ body: { order_date: '2030-06-03', vendor_loc_id: '11', zipcode: '10001' } }),
  );
  return Array.isArray(data) ? data.map(({ start, end }) => `${start}-${end}`) : data.message;
}
