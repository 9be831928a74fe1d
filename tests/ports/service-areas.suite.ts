import type { ServiceAreas } from '../../src/application/location/service-areas.port';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const SERVICE_AREA_CALLS: CallsOf<ServiceAreas> = {
  lookUpZipcode: (serviceAreas) => serviceAreas.lookUp('10001'),
  listServedPostcodes: (serviceAreas) => serviceAreas.servedIn({ name: 'New York', state: 'NY' }),
};

export function describeServiceAreas(name: string, harness: PortHarness<ServiceAreas>): void {
  describe(`service areas, ${name}`, () => {
    duringSuite(harness);

    it('have a served zipcode with its state and locations [API-28]', async () => {
      const { port } = await harness.given('zipcode 10001 is served');
      const area = valueOf(await port.lookUp(' 10001 '));
      expect(area.zipcode.value).toBe('10001');
      expect(area.state).toBe('NY');
      expect(area.locationIds).toEqual(expect.arrayContaining(['11', '12']));
    });

    it('offer alternatives for a zipcode that is not served [GATE-17] [ERR-15]', async () => {
      const { port } = await harness.given('zipcode 59001 is not served');
      const answer = await port.lookUp('59001');
      if (answer.ok || answer.failure.kind !== 'unserved') throw new Error('59001 should not be served');
      const [first] = answer.failure.alternatives;
      expect(first?.zipcode.value).toBe('10001');
      expect(first?.locationIds).not.toEqual([]);
    });

    it.each([
      { name: 'New York', state: 'NY' },
      { name: ' new york ', state: 'ny' },
    ])(
      'list the served zipcodes of a city, however it is spelled: $name, $state [ROUTE-19]',
      async (city) => {
        const { port } = await harness.given('New York NY has served postcodes');
        const zipcodes = valueOf(await port.servedIn(city));
        expect(zipcodes.map(({ value }) => value)).toEqual(['10001', '10002']);
      },
    );

    it('list nothing where nothing is served', async () => {
      const { port } = await harness.given('Billings MT has no served postcodes');
      expect(valueOf(await port.servedIn({ name: 'Billings', state: 'MT' }))).toEqual([]);
    });

    it.each(['99999', '123', '12a45', ''])('refuse %p with a message [ERR-16]', async (typed) => {
      const { port } = await harness.given('zipcode 99999 is invalid');
      const answer = await port.lookUp(typed);
      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: someWords },
      });
    });
  });
}
