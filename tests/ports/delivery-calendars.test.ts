import { FakeDeliveryCalendars } from '../support/fakes/fake-delivery-calendars';
import { fakeHarness } from '../support/port-harness';
import { describeDeliveryCalendars } from './delivery-calendars.suite';

const aFake = () => new FakeDeliveryCalendars();

describeDeliveryCalendars(
  'faked',
  fakeHarness({
    'location 11 delivers from tomorrow with one holiday': aFake,
    'location 99 is unknown': aFake,
    'vendor location 11 has free driver slots on 2030-06-03': aFake,
    'vendor location 11 is fully booked on 2030-06-04': aFake,
  }),
);
