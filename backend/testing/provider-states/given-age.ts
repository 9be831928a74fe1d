import { addDays, localTime } from '../../src/domain/shared/calendar-date';
import type { AgeRefusal } from '../../src/domain/identity/age';
import { customers, sessions } from '../../src/adapters/postgres/schema';
import type { TestServices } from '../test-services';
import { resetOnNextState } from './reset-on-next-state';

const TWENTY_YEARS_IN_DAYS = 20 * 365;

/** Gives every customer a reason why they may not buy alcohol. */
export async function givenNoAlcohol(services: TestServices, because: AgeRefusal['kind']): Promise<void> {
  const { db, settings, clock } = services;
  await db.update(customers).set({ isVerified: false, verificationId: null });
  if (because === 'age-not-declared') await db.update(sessions).set({ ageDeclaredAt: null });
  if (because === 'too-young') {
    const { date: today } = localTime(clock.now(), 'America/New_York');
    await db.update(customers).set({ dateOfBirth: addDays(today, -TWENTY_YEARS_IN_DAYS) });
  }
  if (because !== 'identity-not-verified') return;
  const { agePolicy } = settings;
  settings.agePolicy = 'verified';
  resetOnNextState(services, () => void (settings.agePolicy = agePolicy));
}

/** The parameter of a state that names the reason. */
export function reasonIn(because: unknown): AgeRefusal['kind'] {
  if (because === 'too-young' || because === 'identity-not-verified') return because;
  return 'age-not-declared';
}
