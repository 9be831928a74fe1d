import { FakeHomepages } from '../support/fakes/fake-homepages';
import { fakeHarness } from '../support/port-harness';
import { describeHomepages } from './homepages.suite';

const aShop = (change: Partial<FakeHomepages> = {}) => Object.assign(new FakeHomepages(), change);

describeHomepages(
  'faked',
  fakeHarness({
    'zipcode 10001 is served': () => aShop(),
    'zipcode 60601 is served but nothing is on the home page': () =>
      aShop({ nothingToShow: 'Nothing here yet' }),
    'zipcode 99999 is invalid': () => aShop(),
    'desktop and mobile banners exist': () => aShop(),
    'no banners exist': () => aShop({ bannerSet: { desktop: [], mobile: [] } }),
  }),
);
