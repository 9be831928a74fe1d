import type { Retailers } from '../../src/application/vendor/retailers.port';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const RETAILER_CALLS: CallsOf<Retailers> = {
  listDineInRetailers: (retailers) => retailers.venuesAt('10001', 'New York'),
  listRedemptionRetailers: (retailers) => retailers.redemptionRetailers('NY', 3),
};

export function describeRetailers(name: string, harness: PortHarness<Retailers>): void {
  describe(`retailers, ${name}`, () => {
    duringSuite(harness);

    it('are the venues at a zipcode, with their address and star category [API-03] [ENT-05] [X-121]', async () => {
      const { port } = await harness.given('dine-in retailers exist for zipcode 10001');
      const venues = valueOf(await port.venuesAt('10001', 'New York, NY'));
      expect(venues).toEqual([
        {
          locationId: '11',
          vendorId: '1',
          name: 'Cellar 11',
          address: '11 Hudson Street, New York, NY 10001',
          telephone: '2125550111',
          stars: 3,
        },
        {
          locationId: '12',
          vendorId: '1',
          name: 'Cellar 12',
          address: '12 Hudson Street, Ground floor, New York, NY 10001',
          telephone: '',
          stars: 2,
        },
      ]);
    });

    it('may be none where dine-in is offered, and are refused where it is not [X-161]', async () => {
      const none = await harness.given('zipcode 07030 is supported but has no dine-in retailer');
      expect(valueOf(await none.port.venuesAt('07030', 'Hoboken, NJ'))).toEqual([]);
      const { port } = await harness.given('zipcode 59001 is not supported for dine-in');
      expect(await port.venuesAt('59001', '')).toEqual({ ok: false, failure: { kind: 'not-supported' } });
    });

    it('redeem what was bought in their state and star category, 0 meaning all [API-18] [ENT-06]', async () => {
      const { port } = await harness.given('retailers exist in NY for price category 3');
      const chelsea = { locationId: '11', vendorId: '1', name: 'Cellar 11' };
      expect(valueOf(await port.redemptionRetailers('NY', 3))).toEqual([chelsea]);
      expect(valueOf(await port.redemptionRetailers('NY', 0))).toEqual([chelsea]);
      expect(valueOf(await port.redemptionRetailers('CA', 3))).toEqual([]);
    });

    it('may be none of that star category [X-161]', async () => {
      const { port } = await harness.given('no retailer exists in NY for price category 5');
      expect(valueOf(await port.redemptionRetailers('NY', 5))).toEqual([]);
    });
  });
}
