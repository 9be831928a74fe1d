import type { TestServices } from '../test-services';
import { PasswordResets } from '../../src/application/customer/password-resets.port';
import { RESET_LIFETIME_MS } from '../../src/domain/customer/password-reset';
import { passwordResets } from '../../src/adapters/postgres/schema';
import { hashToken, randomToken } from '../../src/application/shared/random-token';
import { givenJane } from './given-customer';
import type { States, StateValues } from './state';

/** Links that jane@example.com has in her mail. */
export const passwordStates: States = {
  'a valid reset token exists': (services) => givenReset(services, services.clock.now()),
  'an expired reset token exists': (services) =>
    givenReset(services, new Date(services.clock.now().getTime() - RESET_LIFETIME_MS)),
  'a used reset token exists': async (services) => {
    const values = await givenReset(services, services.clock.now());
    await services.db.update(passwordResets).set({ usedAt: services.clock.now() });
    return values;
  },
};

async function givenReset(services: TestServices, now: Date): Promise<StateValues> {
  const { customerId, token } = await givenJane(services);
  const resetToken = randomToken('rst');
  await services.data.get(PasswordResets).insert({ tokenHash: hashToken(resetToken), customerId }, now);
  return { token, customerId: String(customerId), resetToken };
}
