import type { CustomerKind, Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { FaceChecks } from './face-checks.port';

/** How long a match is valid for its cart. */
const MATCH_VALID_MS = 60 * 60_000;

interface Buyer {
  kind: CustomerKind;
  faceCheckBeforeOrder: boolean;
}

/** Who has to pass a face check before an order. */
export class FaceCheckPolicy {
  constructor(
    private readonly clock: Clock,
    /** The deployment requires it of every member. */
    private readonly appliesToEveryMember: boolean,
  ) {}

  /** Never for guests. */
  isRequired({ kind, faceCheckBeforeOrder }: Buyer): boolean {
    return kind === 'member' && (this.appliesToEveryMember || faceCheckBeforeOrder);
  }

  /** Whether a required face check is missing for this cart. */
  async blocks(faceChecks: FaceChecks, cartId: string, { kind, customerId }: Session): Promise<boolean> {
    // Only members need a face check.
    if (kind !== 'member') return false;
    const requirement = await faceChecks.requirement(customerId, cartId);
    if (!requirement || !this.isRequired({ kind, faceCheckBeforeOrder: requirement.isRequired }))
      return false;
    const { matchedAt } = requirement;
    return !matchedAt || this.clock.now().getTime() - matchedAt.getTime() > MATCH_VALID_MS;
  }
}
