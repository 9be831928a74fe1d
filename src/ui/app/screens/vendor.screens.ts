import { floristPath, storeLocatorPath, vendorPath } from '../../shared/paths/paths';
import { Vendors } from '../../../application/vendor/vendors.port';
import { Zipcode } from '../../../domain/shared/zipcode';
import { VENDOR_PARAMETERS } from '../../vendor/vendor-page/vendor-address';
import { screen, type ScreenRequest } from './screen';

/** For visitors without a place: the call needs a zipcode, and a vendor exists or not at any of them. */
const ANY_ZIPCODE = Zipcode.parse('00000');

async function vendorExists(
  { get, place }: ScreenRequest,
  { vendorId }: { readonly vendorId: string },
): Promise<boolean> {
  const zipcode = place.zipcode ?? ANY_ZIPCODE;
  const answer = zipcode && (await get(Vendors).vendor({ vendorId, zipcode }, 1));
  return !answer || answer.ok || answer.failure.kind === 'unavailable';
}

export const VENDOR_SCREENS = [
  screen({
    paths: [vendorPath],
    page: () => import('../../vendor/vendor-page/vendor-page.page'),
    contexts: ['vendor'],
    query: VENDOR_PARAMETERS,
    exists: vendorExists,
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [floristPath],
    page: () => import('../../vendor/florist/florist.page'),
  }),
  screen({
    paths: [storeLocatorPath],
    page: () => import('../../vendor/store-locator/store-locator.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
];
