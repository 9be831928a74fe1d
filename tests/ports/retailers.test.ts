import type { Venue } from '../../src/domain/vendor/retailer';
import { aVenue } from '../support/builders/vendor';
import { FakeRetailers } from '../support/fakes/fake-retailers';
import { fakeHarness } from '../support/port-harness';
import { describeRetailers } from './retailers.suite';

const theRetailers = (venues: readonly Venue[] | null) => Object.assign(new FakeRetailers(), { venues });

const secondCellar = aVenue({
  locationId: '12',
  name: 'Cellar 12',
  address: '12 Hudson Street, Ground floor, New York, NY 10001',
  telephone: '',
  stars: 2,
});

describeRetailers(
  'faked',
  fakeHarness({
    'dine-in retailers exist for zipcode 10001': () => theRetailers([aVenue(), secondCellar]),
    'zipcode 07030 is supported but has no dine-in retailer': () => theRetailers([]),
    'zipcode 59001 is not supported for dine-in': () => theRetailers(null),
    'retailers exist in NY for price category 3': () => theRetailers([aVenue()]),
    'no retailer exists in NY for price category 5': () => theRetailers([aVenue()]),
  }),
);
