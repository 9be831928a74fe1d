import type { Session } from '../../domain/customer/session';
import { type AgePolicy, type AgeRefusal, ageRefusal } from '../../domain/identity/age';
import { storefrontDay } from '../../domain/shared/storefront-day';
import type { Clock } from '../shared/clock.port';
import type { AgeChecks } from './age-checks.port';

/** Who may buy age-restricted goods in this deployment. */
export class CheckAge {
  constructor(
    private readonly clock: Clock,
    private readonly policy: () => AgePolicy,
  ) {}

  /** Why the caller may not buy these variants; undefined if they may. */
  async execute(
    checks: AgeChecks,
    session: Session,
    variantIds: readonly number[],
  ): Promise<AgeRefusal | undefined> {
    const policy = this.policy();
    if (policy === 'none' || !(await checks.anyRestricted(variantIds))) return undefined;
    return ageRefusal(policy, await checks.evidence(session), storefrontDay(this.clock.now()));
  }
}
