import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/** The speeds that a cart can be had at, with what each costs. */
export async function listDeliverySpeeds(
  shop: ShopClient,
  { cartId, addressId }: { cartId: string; addressId: string },
) {
  const body = { cart_id: cartId, delivery_address_id: addressId, zipcode: '10001', delivery: 1 as const };
  const { data } = orThrow(await shop.listDeliverySpeeds({ body }));
  return data.data.map(({ name, delivery_fee }) => `${name}: $${delivery_fee ?? '0.00'}`);
}

/** From which day a location delivers, and on which days it does not. */
export async function getNextDeliveryDates(shop: ShopClient) {
  const body = { vendors: [{ vendor_id: '11', delivery_type: 'Next Day' }] };
  const { data } = orThrow(await shop.getNextDeliveryDates({ body }));
  const [first] = data.response;
  return { from: first!.delivery_date, holidays: first!.holidays };
}

/** A driver's free slots of a day: a list, or a message that says why there is none. */
export async function listDriverSlots(shop: ShopClient) {
  const { data } = orThrow(
    await shop.listDriverSlots({ body: { order_date: '2030-06-03', vendor_loc_id: '11', zipcode: '10001' } }),
  );
  return Array.isArray(data) ? data.map(({ start, end }) => `${start}-${end}`) : data.message;
}
