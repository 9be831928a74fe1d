import { HttpPaymentKeys } from '../../src/adapters/http/customer/http-payment-keys';
import { FakePaymentKeys } from '../support/fakes/fake-payment-keys';
import { apiOutOfReach, fakeHarness } from '../support/port-harness';
import { describePaymentKeys, describePaymentKeysOutOfReach } from './payment-keys.suite';

const aFake = (key: string) => Object.assign(new FakePaymentKeys(), { key });

describePaymentKeys(
  'faked',
  fakeHarness({
    'a payment publishable key is configured': () => aFake('pk_sandbox_1'),
    'no payment publishable key is configured': () => aFake(''),
  }),
);

describePaymentKeysOutOfReach('faked', () => {
  const keys = new FakePaymentKeys();
  keys.outage.begin();
  return keys;
});
describePaymentKeysOutOfReach('over HTTP', () => new HttpPaymentKeys(apiOutOfReach()));
