import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

/** The delivery speeds that are available for a cart, with their costs. */
export const listDeliverySpeeds = example({
  given: 'zipcode 10001 offers all speeds',
  async run(shop, { cartId, addressId }: { cartId: string; addressId: string }) {
    const body = { cart_id: cartId, delivery_address_id: addressId, zipcode: '10001', delivery: 1 as const };
    const { data } = orThrow(await shop.listDeliverySpeeds({ body }));
    return data.data.map(({ name, delivery_fee }) => `${name}: $${delivery_fee ?? '0.00'}`);
  },
  result: ['1 Hour Delivery: $9.99', 'Courier Delivery: $12.50', 'Store Pickup: $0.00', 'Delivery: $0.00'],
});

/** The first date on which a location delivers, and its holidays. */
export const getNextDeliveryDates = example({
  given: 'location 11 delivers from tomorrow with one holiday',
  async run(shop) {
    const body = { vendors: [{ vendor_id: '11', delivery_type: 'Next Day' }] };
    const { data } = orThrow(await shop.getNextDeliveryDates({ body }));
    const [first] = data.response;
    return { from: first!.delivery_date, holidays: first!.holidays };
  },
  result: { from: '2030-06-02', holidays: ['2030-06-07'] },
});

/** The free driver slots of a day: a list, or a message that says why there are none. */
export const listDriverSlots = example({
  given: 'vendor location 11 has free driver slots on 2030-06-03',
  async run(shop) {
    const { data } = orThrow(
      await shop.listDriverSlots({
        body: { order_date: '2030-06-03', vendor_loc_id: '11', zipcode: '10001' },
      }),
    );
    return Array.isArray(data) ? data.map(({ start, end }) => `${start}-${end}`) : data.message;
  },
  result: ['10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00', '18:00-20:00'],
});
