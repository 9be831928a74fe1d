import type { Vendors } from '../../src/application/vendor/vendors.port';
import { type VendorFilter, VendorProductQuery } from '../../src/domain/vendor/vendor-product-query';
import { aZipcode } from '../support/builders/location';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

const VISIT = { vendorId: '1', zipcode: aZipcode() };

export const VENDOR_CALLS: CallsOf<Vendors> = {
  getVendor: (vendors) => vendors.vendor(VISIT, 1),
  filterVendorProducts: (vendors) => vendors.productPage(VISIT, VendorProductQuery.everything),
};

const zipcode = aZipcode();
const visitTo = (vendorId: string) => ({ vendorId, zipcode });
const hudson = visitTo('1');
const ticked = (...ticks: readonly (readonly [VendorFilter, string])[]) =>
  ticks.reduce((query, tick) => query.toggled(...tick), VendorProductQuery.everything);
const notFound = { ok: false, failure: { kind: 'refused', message: 'Vendor not found.' } };

export function describeVendors(name: string, harness: PortHarness<Vendors>): void {
  describe(`vendors, ${name}`, () => {
    duringSuite(harness);

    it('have a vendor with its reviews, delivery information, and a page of products [API-17] [ENT-19] [ENT-20] [ENT-21]', async () => {
      const { port } = await harness.given('vendor 1 has 45 products');
      const { profile, productPage } = valueOf(await port.vendor(hudson, 1));
      expect(profile).toMatchObject({
        name: 'Hudson Cellars',
        logoUrl: '/media/vendors/1/logo.svg',
        website: { label: 'hudson-cellars.example' },
        phone: '2125550111',
        address: '200 10th Avenue, New York, NY 10011',
        about: { name: 'Hudson Cellars Chelsea' },
        deliveryLines: ['Same Day until 16:00.', 'Closed on holidays.'],
      });
      expect(profile.reviews.map(({ title, rating }) => [title, rating])).toEqual([
        ['Quick', 5],
        ['Fine', 4],
      ]);
      expect(productPage.products).toHaveLength(20);
      expect(productPage.totalPages).toBe(3);
      expect(valueOf(await port.vendor(hudson, 3)).productPage.products).toHaveLength(5);
    });

    it('have every later page of products, and none after the last [API-16] [ENT-10] [CONST-07]', async () => {
      const { port } = await harness.given('vendor 1 has 45 products');
      const pageOf = async (page: number) =>
        valueOf(await port.productPage(hudson, VendorProductQuery.everything.onPage(page)));
      expect((await pageOf(3)).products).toHaveLength(5);
      expect(await pageOf(9999)).toEqual({ products: [], totalPages: 3 });
    });

    it('have products with their lowest price and speeds [ENT-22] [VEND-14] [VEND-15]', async () => {
      const { port } = await harness.given('vendor 999 does not exist');
      const { products } = valueOf(await port.productPage(hudson, VendorProductQuery.everything));
      expect(products).toMatchObject([
        { id: '101', fromPrice: { cents: 21_00 }, sizes: ['750 ml', '375 ml', '1750 ml'], speeds: SPEEDS },
      ]);
    });

    it('filter products by size and price [API-16] [VEND-11] [VEND-12] [X-127]', async () => {
      const { port } = await harness.given('vendor 1 has no product of size 1750 in $100-$150');
      const found = async (query: VendorProductQuery) =>
        valueOf(await port.productPage(hudson, query)).products.map(({ id }) => id);
      expect(await found(ticked(['size', '1750']))).toEqual(['101']);
      expect(await found(ticked(['price', '100-150']))).toEqual(['102']);
      expect(await found(ticked(['size', '1750'], ['price', '100-150']))).toEqual([]);
    });

    it('may have no information about a vendor [VEND-26] [DEMO-13]', async () => {
      const { port } = await harness.given('vendor 3 has no about information');
      const { profile } = valueOf(await port.vendor(visitTo('3'), 1));
      expect(profile).toMatchObject({ name: 'Garden State Spirits', about: null, address: '', reviews: [] });
    });

    it('report a vendor without data, and an unknown vendor [VEND-25] [X-117]', async () => {
      const silent = await harness.given('vendor 4 has no vendor info');
      expect(await silent.port.vendor(visitTo('4'), 1)).toEqual({ ok: false, failure: { kind: 'no-data' } });
      const { port } = await harness.given('vendor 999 does not exist');
      expect(await port.vendor(visitTo('999'), 1)).toEqual(notFound);
      expect(await port.productPage(visitTo('999'), VendorProductQuery.everything)).toEqual(notFound);
    });
  });
}

const SPEEDS = ['Same Day', 'Next Day'];
