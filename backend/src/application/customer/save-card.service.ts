import type { Session } from '../../domain/customer/session';
import { eq } from 'drizzle-orm';
import {
  type Address,
  findOwnAddress,
  NO_SUCH_ADDRESS,
} from '../../adapters/postgres/customer/address.repository';
import type { Database } from '../../adapters/postgres/database';
import { customers } from '../../adapters/postgres/schema';
import type { CardDescription, CardGateway } from './card-gateway.port';
import type { Clock } from '../shared/clock';
import { changeCard, findSameCard, insertCard } from '../../adapters/postgres/customer/card.repository';

export interface SaveCardRequest {
  session: Session;
  tokens: readonly [string, string];
  billingAddressId: string;
  wantsToKeep: boolean;
}

type KeptCard = Pick<CardDescription, 'cardId' | 'providerCustomerId'>;

export type SaveCardOutcome =
  | { kind: 'saved'; card: KeptCard; addressId: number }
  | { kind: 'refused'; message?: string };

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
    const card = await this.keep(outcome.card, address, request);
    // Tied to the customer twice, and needed once; left there it would do no harm.
    if (card.cardId !== outcome.card.cardId) await this.gateway.detach(outcome.card).catch(() => undefined);
    return { kind: 'saved', card, addressId: address.id };
  }

  private async customerAtProvider(id: number): Promise<{ email: string; providerCustomerId?: string }> {
    const [customer] = await this.db
      .select({ email: customers.email, reference: customers.providerCustomerId })
      .from(customers)
      .where(eq(customers.id, id));
    return { email: customer?.email ?? '', providerCustomerId: customer?.reference ?? undefined };
  }

  /**
   * A guest's card is for one order, whatever the call says. A card that is kept already, as its answer was
   * lost perhaps, stays one: its billing address is the last that was said.
   */
  private async keep(
    { cardId: id, ...description }: CardDescription,
    address: Address,
    { session, wantsToKeep }: SaveCardRequest,
  ): Promise<KeptCard> {
    const { customerId } = session;
    const { providerCustomerId } = description;
    const listed = wantsToKeep && session.kind === 'member';
    return this.db.transaction(async (tx) => {
      await tx.update(customers).set({ providerCustomerId }).where(eq(customers.id, customerId));
      // Asked again now that nobody can delete it: the provider took its time.
      const billing = await findOwnAddress(tx, String(address.id), session);
      const bill = {
        billingAddressId: billing?.id ?? null,
        holderName: `${address.firstName} ${address.lastName}`,
      };
      const same = listed ? await findSameCard(tx, { ...description, customerId }) : undefined;
      if (same) {
        await changeCard(tx, same.id, bill);
        return { cardId: same.id, providerCustomerId: same.providerCustomerId };
      }
      await insertCard(tx, { id, ...description, ...bill, customerId, listed, createdAt: this.clock.now() });
      return { cardId: id, providerCustomerId };
    });
  }
}
