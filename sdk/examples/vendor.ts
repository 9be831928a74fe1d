import { pageOf, streetOf } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

/** A vendor's profile and contact details. */
export const getVendor = example({
  given: 'vendor 1 has 45 products',
  async run(shop) {
    const { data } = orThrow(await shop.getVendor({ body: { vendor_id: '1', zipcode: '10001' } }));
    return data.about_vendor?.map(({ loc_name, loc_phone }) => `${loc_name}: ${loc_phone}`) ?? [];
  },
  result: ['Hudson Cellars Chelsea: 2125550111'],
});

/** One page of a vendor's products in one size. */
export const filterVendorProducts = example({
  given: 'vendor 1 has 45 products',
  async run(shop) {
    const body = { vendor_id: '1', zipcode: '10001', page_no: 1, limit: '20', size: ['750'] };
    const { data } = orThrow(await shop.filterVendorProducts({ body }));
    return { names: data.data?.map(({ name }) => name) ?? [], pages: pageOf(data.pagination).count };
  },
  result: ({ names, pages }) => names.includes('Harbor Light Bourbon') && pages === 3,
});

/** The venues at a zipcode where drinks can be prepaid and redeemed. */
export const listDineInRetailers = example({
  given: 'dine-in retailers exist for zipcode 10001',
  async run(shop) {
    const { data } = orThrow(await shop.listDineInRetailers({ body: { zipcode: '10001' } }));
    return data.data!.vendordata.map((venue) => `${venue.name}, ${streetOf(venue)}`);
  },
  result: ['Cellar 11, 11 Hudson Street', 'Cellar 12, 12 Hudson Street'],
});

/**
 * The three-star venues of a state where a customer can redeem prepaid drinks; this call answers with a bare list.
 */
export const listRedemptionRetailers = example({
  given: 'retailers exist in NY for price category 3',
  async run(shop, { customerId }: { customerId: string }) {
    const body = { customer_id: customerId, state: 'NY', price_category: 3 };
    return orThrow(await shop.listRedemptionRetailers({ body })).data.map(({ vendor_name }) => vendor_name);
  },
  result: ['Cellar 11'],
});
