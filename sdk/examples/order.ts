import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

/** A customer's orders, newest first. */
export const listOrders = example({
  given: 'a customer with delivery, pickup and dine-in orders exists',
  async run(shop) {
    const { data } = orThrow(await shop.listOrders({ body: {} }));
    return data.data?.map(({ increment_id, status }) => `${increment_id} ${status}`) ?? [];
  },
  result: ['100003 processing', '100002 complete', '100001 complete'],
});
