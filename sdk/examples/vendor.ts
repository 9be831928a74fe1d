import { pageOf, type ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/** A vendor's profile and contact details. */
export async function getVendor(shop: ShopClient) {
  const { data } = orThrow(await shop.getVendor({ body: { vendor_id: '1', zipcode: '10001' } }));
  return data.about_vendor?.map(({ loc_name, loc_phone }) => `${loc_name}: ${loc_phone}`) ?? [];
}

/** One page of a vendor's products in one size. */
export async function filterVendorProducts(shop: ShopClient) {
  const body = { vendor_id: '1', zipcode: '10001', page_no: 1, limit: '20', size: ['750'] };
  const { data } = orThrow(await shop.filterVendorProducts({ body }));
  return { names: data.data?.map(({ name }) => name) ?? [], pages: pageOf(data.pagination).count };
}
