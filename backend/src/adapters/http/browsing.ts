import { DeliveryCalendars } from '../../application/fulfilment/delivery-calendars.port';
import { EarliestDeliveryDates } from '../../application/fulfilment/earliest-delivery-dates';
import { NextDeliveryWindows } from '../../application/fulfilment/next-delivery-windows';
import { catalogOperations } from './catalog/catalog.operations';
import { homeOperations } from './catalog/home.operations';
import { locationOperations } from './location/location.operations';
import type { OperationId, Operations } from './operation';
import type { Services } from './services';
import { vendorOperations } from './vendor/vendor.operations';

/** The calls of shoppers who browse: they are many, write nothing, and are the first to be refused under load. */
const BROWSING = [
  'lookUpZipcode',
  'listServedPostcodes',
  'listCategories',
  'listCategoryProducts',
  'filterProducts',
  'listRecommendations',
  'searchProducts',
  'getProduct',
  'getHomepage',
  'listBanners',
  'getVendor',
  'filterVendorProducts',
] as const satisfies OperationId[];

type BrowsingId = (typeof BROWSING)[number];

const ids = new Set<string | undefined>(BROWSING);

export const isBrowsing = (operationId: string | undefined): boolean => ids.has(operationId);

/** On connections of their own, so that orders do not wait for them (docs/decisions/0029-browsing-gives-way.md). */
export const browsingOperations = (services: Services): Required<Pick<Operations, BrowsingId>> => {
  const apart = { ...services, data: services.browsing };
  const calendars = apart.data.get(DeliveryCalendars);
  return {
    ...locationOperations(apart),
    ...catalogOperations(apart, new EarliestDeliveryDates(calendars, apart.clock)),
    ...homeOperations(apart, new NextDeliveryWindows(calendars, apart.clock)),
    ...vendorOperations(apart),
  } as Required<Pick<Operations, BrowsingId>>;
};
