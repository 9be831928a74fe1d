import { aSavedCard } from '../support/builders/customer';
import { FakePayments } from '../support/fakes/fake-payments';
import { fakeHarness } from '../support/port-harness';
import { describePayments } from './payments.suite';

const aFake = (change: Partial<FakePayments> = {}) => ({
  port: Object.assign(new FakePayments(), change),
  values: { cartId: 'crt_1' },
});

describePayments(
  'faked',
  fakeHarness({
    'a signed-in customer with saved cards exists': () => aFake({ cards: [aSavedCard()] }),
    'a signed-in customer without saved cards exists': () => aFake(),
    'UPI id jane@okbank is valid': () => aFake(),
    'UPI id nobody@okbank is not valid': () => aFake(),
  }),
);
