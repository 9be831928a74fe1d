import type { CustomerKind, Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock';
import type { FaceChecks } from './face-checks.port';

/** How long a matching face counts for its cart. */
const MATCH_VALID_MS = 60 * 60_000;

interface Buyer {
  kind: CustomerKind;
  faceCheckBeforeOrder: boolean;
}

/** Who must show the face of the verified person before an order. */
export class FaceCheckPolicy {
  constructor(
    private readonly clock: Clock,
    /** The deployment asks every member. */
    private readonly asksEveryMember: boolean,
  ) {}

  /** Guests never. */
  isRequired({ kind, faceCheckBeforeOrder }: Buyer): boolean {
    return kind === 'member' && (this.asksEveryMember || faceCheckBeforeOrder);
  }

  /** Whether this cart cannot be ordered yet. */
  async blocks(faceChecks: FaceChecks, cartId: string, { kind, customerId }: Session): Promise<boolean> {
    // Spares everybody else the read.
    if (kind !== 'member') return false;
    const requirement = await faceChecks.requirement(customerId, cartId);
    if (!requirement || !this.isRequired({ kind, faceCheckBeforeOrder: requirement.isRequired }))
      return false;
    const { matchedAt } = requirement;
    return !matchedAt || this.clock.now().getTime() - matchedAt.getTime() > MATCH_VALID_MS;
  }
}
