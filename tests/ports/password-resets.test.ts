import { FakePasswordResets } from '../support/fakes/fake-password-resets';
import { fakeHarness } from '../support/port-harness';
import { describePasswordResets } from './password-resets.suite';

const withLink = (resetToken: string, refusal?: string) => () => {
  const port = new FakePasswordResets();
  if (refusal) port.tokenRefusals[resetToken] = refusal;
  return { port, values: { resetToken } };
};

describePasswordResets(
  'faked',
  fakeHarness({
    'a registered customer jane@example.com exists': () => new FakePasswordResets(),
    'the caller has used up every limit': () =>
      Object.assign(new FakePasswordResets(), { refusalText: 'Too often.' }),
    'a valid reset token exists': withLink('rst_good'),
    'an expired reset token exists': withLink('rst_old', 'This link has expired.'),
  }),
);
