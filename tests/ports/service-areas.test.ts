import { HttpServiceAreas } from '../../src/adapters/http/location/http-service-areas';
import { FakeServiceAreas } from '../support/fakes/fake-service-areas';
import { fakeHarness, httpHarness } from '../support/port-harness';
import { describeServiceAreas } from './service-areas.suite';

const aShop = () => new FakeServiceAreas();

describeServiceAreas(
  'faked',
  fakeHarness({
    'zipcode 10001 is served': aShop,
    'zipcode 59001 is not served': aShop,
    'zipcode 99999 is invalid': aShop,
  }),
);
describeServiceAreas(
  'over HTTP',
  httpHarness((api) => new HttpServiceAreas(api)),
);
