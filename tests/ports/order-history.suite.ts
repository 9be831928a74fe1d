import type { OrderHistory } from '../../src/application/order/order-history.port';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const ORDER_HISTORY_CALLS: CallsOf<OrderHistory> = {
  listOrders: (orderHistory) => orderHistory.orders(),
};

export function describeOrderHistory(name: string, harness: PortHarness<OrderHistory>): void {
  describe(`order history, ${name}`, () => {
    duringSuite(harness);

    it('lists the newest order first, with items in sections [ENT-43] [ENT-44] [ORD-07]', async () => {
      const { port } = await harness.given('a customer with delivery, pickup and dine-in orders exists');
      const orders = valueOf(await port.orders());
      expect(orders.map((order) => order.section)).toEqual(['Delivery', 'Pickup', 'Dine-In']);
      expect(orders[0]?.itemGroups.map((group) => group.heading)).toEqual([
        'Local Delivery',
        'Courier Delivery',
        'Farm Direct',
      ]);
      expect(orders[0]?.total.cents).toBeGreaterThan(0);
    });

    it('may be empty', async () => {
      const { port } = await harness.given('a customer without orders exists');
      expect(valueOf(await port.orders())).toEqual([]);
    });
  });
}
