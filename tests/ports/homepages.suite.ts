import type { Homepages } from '../../src/application/location/homepages.port';
import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import { anArea, aPlace } from '../support/builders/location';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const HOMEPAGE_CALLS: CallsOf<Homepages> = {
  getHomepage: (homepages) => homepages.homeFor(aPlace()),
  'getHomepage, for the service area of a zipcode': (homepages) => homepages.serviceAreaAt('10001'),
  listBanners: (homepages) => homepages.banners(),
};

const mentioning99999: unknown = expect.stringContaining('99999');

const at = (zipcode: string) => ShoppingPlace.nowhere.movedTo(anArea(zipcode));

export function describeHomepages(name: string, harness: PortHarness<Homepages>): void {
  describe(`home pages, ${name}`, () => {
    duringSuite(harness);

    it('show banners, ads, sections and top products [HOME-01] [HOME-02] [HOME-03] [HOME-07]', async () => {
      const { port } = await harness.given('zipcode 10001 is served');
      const home = valueOf(await port.homeFor(at('10001')));
      expect(home.banners[0]?.link).toMatch(/^\/store/);
      expect(home.banners[0]?.caption?.action).toMatch(/^Shop/);
      expect(home.ads[0]?.caption).toBeNull();
      expect(home.ads).toHaveLength(1);
      expect(home.sections[0]).toMatchObject({ category: 'Whiskey' });
      expect(home.sections[0]?.products[0]?.id).toBe('101');
      expect(home.topProducts).toHaveLength(1);
      expect(home.vendors).toContainEqual({
        id: '1',
        name: 'Hudson Cellars',
        imageUrl: '',
        place: 'New York, NY',
      });
      const courier = home.deliveries.find(({ speed }) => speed === 'Next Day');
      expect(courier).toMatchObject({ until: '', daysAhead: expect.any(Number) as unknown });
      expect(courier?.date.iso).toMatch(/^20/);
    });

    it('are available before a zipcode is chosen', async () => {
      const { port } = await harness.given('zipcode 10001 is served');
      expect((await port.homeFor(ShoppingPlace.nowhere)).ok).toBe(true);
    });

    it('explain why they are empty [HOME-04] [ERR-07]', async () => {
      const { port } = await harness.given('zipcode 60601 is served but nothing is on the home page');
      const answer = await port.homeFor(at('60601'));
      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'nothing-to-show', message: someWords },
      });
    });

    it('belong to the store of a zipcode [GATE-08]', async () => {
      const { port } = await harness.given('zipcode 10001 is served');
      const store = valueOf(await port.serviceAreaAt('10001'));
      expect(store).toMatchObject({ state: 'NY', city: 'New York' });
      expect(store.locationIds).toContain('11');
    });

    it('refuse an invalid zipcode [ERR-02]', async () => {
      const { port } = await harness.given('zipcode 99999 is invalid');
      expect(await port.serviceAreaAt('99999')).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: mentioning99999 },
      });
    });

    it('have a list of banners for wide screens and one for narrow ones [HOME-08] [API-29]', async () => {
      const { port } = await harness.given('desktop and mobile banners exist');
      const { desktop, mobile } = valueOf(await port.banners());
      expect([desktop.length, mobile.length]).toEqual([1, 1]);
    });

    it('may have no banners', async () => {
      const { port } = await harness.given('no banners exist');
      expect(valueOf(await port.banners())).toEqual({ desktop: [], mobile: [] });
    });
  });
}
