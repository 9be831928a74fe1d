import { floristPath, storeLocatorPath, vendorPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const VENDOR_SCREENS = [
  screen({
    paths: [vendorPath],
    page: async () => (await import('../../vendor/vendor-page/vendor-page.page')).VendorPage,
    contexts: ['vendor'],
  }),
  screen({
    paths: [floristPath],
    page: async () => (await import('../../vendor/florist/florist.page')).FloristPage,
  }),
  screen({
    paths: [storeLocatorPath],
    page: async () => (await import('../../vendor/store-locator/store-locator.page')).StoreLocatorPage,
    isServerRendered: true,
  }),
];
