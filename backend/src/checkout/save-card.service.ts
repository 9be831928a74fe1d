import { eq } from 'drizzle-orm';
import { type Address, findOwnAddress, NO_SUCH_ADDRESS } from '../customer/address.repository';
import type { Database } from '../database/database';
import { customers } from '../database/schema';
import type { Session } from '../http/operation';
import type { CardDescription, CardGateway } from '../providers/card-gateway';
import type { Clock } from '../providers/clock';
import { insertCard } from './card.repository';

export interface SaveCardRequest {
  session: Session;
  tokens: readonly [string, string];
  billingAddressId: string;
  wantsToKeep: boolean;
}

export type SaveCardOutcome =
  { kind: 'saved'; card: CardDescription; addressId: number } | { kind: 'refused'; message?: string };

/** Ties a card to its customer at the provider and keeps the provider's description (BD-39, X-145). */
export class SaveCardService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly gateway: CardGateway,
  ) {}

  async save(request: SaveCardRequest): Promise<SaveCardOutcome> {
    const { customerId } = request.session;
    const address = await findOwnAddress(this.db, request.billingAddressId, request.session);
    if (!address) return { kind: 'refused', message: NO_SUCH_ADDRESS };
    const customer = await this.customerAtProvider(customerId);
    const outcome = await this.gateway.attach({ tokens: request.tokens, ...customer });
    if (outcome.kind === 'declined') return { kind: 'refused', message: outcome.message };
    await this.keep(outcome.card, address, request);
    return { kind: 'saved', card: outcome.card, addressId: address.id };
  }

  private async customerAtProvider(id: number): Promise<{ email: string; providerCustomerId?: string }> {
    const [customer] = await this.db
      .select({ email: customers.email, reference: customers.providerCustomerId })
      .from(customers)
      .where(eq(customers.id, id));
    return { email: customer?.email ?? '', providerCustomerId: customer?.reference ?? undefined };
  }

  /** A guest's card is for one order, whatever the call says. */
  private async keep(
    card: CardDescription,
    address: Address,
    { session, wantsToKeep }: SaveCardRequest,
  ): Promise<void> {
    const { cardId: id, ...description } = card;
    const { providerCustomerId } = card;
    const holderName = `${address.firstName} ${address.lastName}`;
    const listed = wantsToKeep && session.kind === 'member';
    await this.db.transaction(async (tx) => {
      await tx.update(customers).set({ providerCustomerId }).where(eq(customers.id, session.customerId));
      // Asked again now that nobody can delete it: the provider took its time.
      const billing = await findOwnAddress(tx, String(address.id), session);
      const owner = { customerId: session.customerId, billingAddressId: billing?.id };
      await insertCard(tx, { id, ...description, ...owner, holderName, listed, createdAt: this.clock.now() });
    });
  }
}
