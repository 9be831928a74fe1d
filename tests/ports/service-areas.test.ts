import { anArea } from '../support/builders/location';
import { FakeServiceAreas } from '../support/fakes/fake-service-areas';
import { fakeHarness } from '../support/port-harness';
import { describeServiceAreas } from './service-areas.suite';

const aShop = () => new FakeServiceAreas();

describeServiceAreas(
  'faked',
  fakeHarness({
    'zipcode 10001 is served': aShop,
    'zipcode 59001 is not served': aShop,
    'zipcode 99999 is invalid': aShop,
    'New York NY has served postcodes': () => {
      const shop = aShop();
      shop.areas = [...shop.areas, anArea('10002')];
      return shop;
    },
    'Billings MT has no served postcodes': aShop,
  }),
);
