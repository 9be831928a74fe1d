import { floristPath, storeLocatorPath, vendorPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const VENDOR_SCREENS = [
  screen({
    paths: [vendorPath],
    page: () => import('../../vendor/vendor-page/vendor-page.page'),
    contexts: ['vendor'],
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
