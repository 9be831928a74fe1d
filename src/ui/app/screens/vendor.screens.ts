import { floristPath, storeLocatorPath, vendorPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const VENDOR_SCREENS = [
  screen({
    paths: [vendorPath],
    page: page(() => import('../../vendor/vendor-page/vendor-page.page'), 'VendorPage'),
    contexts: ['vendor'],
    isIndexed: true,
  }),
  screen({
    paths: [floristPath],
    page: page(() => import('../../vendor/florist/florist.page'), 'FloristPage'),
  }),
  screen({
    paths: [storeLocatorPath],
    page: page(() => import('../../vendor/store-locator/store-locator.page'), 'StoreLocatorPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
];
