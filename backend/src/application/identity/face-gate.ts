import type { Session } from '../../domain/customer/session';
import type { Cart } from '../../adapters/postgres/cart/cart.repository';
import type { Customer } from '../../adapters/postgres/customer/customer.repository';
import type { Transaction } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import { findFaceDuty } from '../../adapters/postgres/identity/face-check.repository';

/** How long a face that was shown speaks for who sits there. */
const SHOWN_FOR_MS = 60 * 60_000;

/** Who must show the face of the verified person before an order. */
export class FaceGate {
  constructor(
    private readonly clock: Clock,
    /** The deployment asks every member. */
    private readonly asksEveryMember: boolean,
  ) {}

  /** Guests never. */
  asks({ kind, faceCheckBeforeOrder }: Pick<Customer, 'kind' | 'faceCheckBeforeOrder'>): boolean {
    return kind === 'member' && (this.asksEveryMember || faceCheckBeforeOrder);
  }

  /** A redemption pays with no card, so its way does not lead past here. */
  async isClosed(tx: Transaction, cart: Cart, { kind, customerId }: Session): Promise<boolean> {
    // Spares everybody else the read.
    if (kind !== 'member' || cart.kind === 'wallet') return false;
    const duty = await findFaceDuty(tx, customerId, cart.id);
    if (!duty || !this.asks({ kind, faceCheckBeforeOrder: duty.isAsked })) return false;
    return !duty.matchedAt || this.clock.now().getTime() - duty.matchedAt.getTime() > SHOWN_FOR_MS;
  }
}
