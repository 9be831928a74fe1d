import { Homepages } from '../../../application/location/homepages.port';
import { screenTitles } from '../../../texts/app/screen-titles';
import {
  allCategoriesPath,
  homePath,
  rootPath,
  servedZipcodesPath,
  splashPath,
  storePath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const LOCATION_SCREENS = [
  screen({
    paths: [rootPath],
    isShownIn: (place) => !place.isGatePassed,
    page: () => import('../../location/entry-gate/entry-gate.page'),
    firstCall: ({ get }) => get(Homepages).banners(),
    layout: 'bare',
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [storePath, homePath, rootPath],
    page: () => import('../composed/home-for-shopper.page'),
    firstCall: ({ get, place }) => get(Homepages).homeFor(place),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [splashPath],
    page: () => import('../../location/splash/splash.page'),
    title: screenTitles.splash,
    layout: 'bare',
  }),
  screen({
    paths: [servedZipcodesPath],
    page: () => import('../../location/served-zipcodes/served-zipcodes.page'),
    audience: 'non-member',
    memberRedirect: allCategoriesPath(),
    isIndexed: true,
  }),
];
