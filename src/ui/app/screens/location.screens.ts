import { Homepages } from '../../../application/location/homepages.port';
import {
  allCategoriesPath,
  homePath,
  rootPath,
  servedZipcodesPath,
  splashPath,
  storePath,
} from '../../shared/paths/paths';
import { page, screen } from './screen';

export const LOCATION_SCREENS = [
  screen({
    paths: [rootPath],
    isShownIn: (place) => !place.isGatePassed,
    page: page(() => import('../../location/entry-gate/entry-gate.page'), 'EntryGatePage'),
    firstCall: ({ get }) => get(Homepages).banners(),
    layout: 'bare',
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [rootPath, homePath, storePath],
    page: page(() => import('../../location/home/home.page'), 'HomePage'),
    firstCall: ({ get, place }) => get(Homepages).homeFor(place),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [splashPath],
    page: page(() => import('../../location/splash/splash.page'), 'SplashPage'),
    title: 'Welcome',
    layout: 'bare',
  }),
  screen({
    paths: [servedZipcodesPath],
    page: page(() => import('../../location/served-zipcodes/served-zipcodes.page'), 'ServedZipcodesPage'),
    audience: 'visitor',
    membersGoTo: allCategoriesPath(),
    isIndexed: true,
  }),
];
