import type { DeliverySpeeds } from '../../src/application/fulfilment/delivery-speeds.port';
import { primarySpeed } from '../../src/domain/fulfilment/delivery-speed';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export function describeDeliverySpeeds(name: string, harness: PortHarness<DeliverySpeeds>): void {
  describe(`delivery speeds, ${name}`, () => {
    duringSuite(harness);

    it("are numbered as checkout's, their methods cheapest first [ENT-37] [ENT-39] [CONST-34]", async () => {
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

    it('may be one alone', async () => {
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
