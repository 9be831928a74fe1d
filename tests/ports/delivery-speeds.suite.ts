import type { DeliverySpeeds } from '../../src/application/fulfilment/delivery-speeds.port';
import { primarySpeed } from '../../src/domain/fulfilment/delivery-speed';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const DELIVERY_SPEED_CALLS: CallsOf<DeliverySpeeds> = {
  listDeliverySpeeds: (speeds) => speeds.speedsFor({ cartId: 'crt_1', addressId: '71', zipcode: '10001' }),
  'listDeliverySpeeds, for the delivery options': (speeds) => speeds.fulfilmentOptions('10001', 'pick-up'),
};

export function describeDeliverySpeeds(name: string, harness: PortHarness<DeliverySpeeds>): void {
  describe(`delivery speeds, ${name}`, () => {
    duringSuite(harness);

    it('have the ids of the checkout, and their methods cheapest first [ENT-37] [ENT-39] [CONST-34] [SHIP-40] [SHIP-45]', async () => {
      const { port, values } = await harness.given('zipcode 10001 offers all speeds');
      const speeds = valueOf(await port.speedsFor(requestOf('10001', values)));
      expect(speeds.map((speed) => [speed.id, speed.name])).toEqual([
        [1, '1 Hour Delivery'],
        [2, 'Courier Delivery'],
        [3, 'Store Pickup'],
        [10, 'Delivery'],
      ]);
      const courier = speeds.find((speed) => speed.id === 2);
      expect(courier?.methods.map((method) => method.amount.toDecimal())).toEqual(['6.50', '12.50']);
      expect(primarySpeed(speeds)?.id).toBe(1);
    });

    it('have the ids of the options page there, with their retailers [X-037] [X-043] [ENT-38] [SHIP-13]', async () => {
      const { port } = await harness.given('zipcode 10001 offers all speeds', 'visitor');
      const speeds = valueOf(await port.fulfilmentOptions('10001', 'delivery'));
      expect(speeds.map((speed) => [speed.id, speed.name])).toEqual([
        [1, 'Dine-In'],
        [2, 'Pick-Up'],
        [3, 'Delivery'],
      ]);
      expect(speeds[1]?.retailers).toMatchObject([
        { id: '11', distance: '1.2 mi', readyTime: 'Ready in 1 hour' },
      ]);
      expect(speeds[1]?.retailers[0]?.pickUpDate).toMatch(/^2030-06-\d{2}$/);
      expect(speeds[2]?.retailers).toEqual([]);
      expect(speeds[2]?.fee.format()).toBe('$9.99');
    });

    it('may have no method on the options page [SHIP-11] [DEMO-02]', async () => {
      const { port } = await harness.given('zipcode 94105 offers only courier', 'visitor');
      const speeds = valueOf(await port.fulfilmentOptions('94105', 'dine-in'));
      expect(primarySpeed(speeds)?.id).toBe(3);
      const none = await harness.given('no speed is available for zipcode 59001', 'visitor');
      expect(valueOf(await none.port.fulfilmentOptions('59001', 'delivery'))).toEqual([]);
    });

    it('may be a single one', async () => {
      const { port, values } = await harness.given('zipcode 94105 offers only courier');
      const speeds = valueOf(await port.speedsFor(requestOf('94105', values)));
      expect(speeds.filter((speed) => speed.methods.length > 0).map((speed) => speed.id)).toEqual([2]);
    });

    it('may be none', async () => {
      const { port } = await harness.given('no speed is available for zipcode 59001');
      expect(valueOf(await port.speedsFor(requestOf('59001', {})))).toEqual([]);
    });
  });
}

const requestOf = (zipcode: string, { cartId = '', addressId = '' }: Readonly<Record<string, string>>) => ({
  cartId,
  addressId,
  zipcode,
});
