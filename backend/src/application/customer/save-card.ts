import type { Address } from '../../domain/customer/address';
import { refused } from '../../domain/customer/customer-refusal';
import type { PaymentCard } from '../../domain/customer/payment-card';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import type { CardDescription, CardGateway } from './card-gateway.port';
import { Customers } from './customers.port';
import { SavedCards } from './saved-cards.port';

interface SaveCardCommand {
  session: Session;
  tokens: readonly [string, string];
  billingAddressId: number;
  saveForLater: boolean;
}

type CardReference = Pick<PaymentCard, 'id' | 'providerCustomerId'>;

/** Attaches a card to its customer at the provider and stores the provider's description (BD-39, X-145). */
export class SaveCard {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly gateway: CardGateway,
  ) {}

  async execute(command: SaveCardCommand): Promise<{ card: CardReference; addressId: number }> {
    const { customerId } = command.session;
    const address = await this.data.get(Addresses).findOwn(command.billingAddressId, customerId);
    if (!address) throw refused({ kind: 'address-not-found' });
    const customer = await this.data.get(Customers).find(customerId);
    const outcome = await this.gateway.attach({
      tokens: command.tokens,
      email: customer?.email ?? '',
      providerCustomerId: customer?.providerCustomerId ?? undefined,
    });
    if (outcome.kind === 'declined') throw refused({ kind: 'card-not-saved', message: outcome.message });
    const card = await this.store(outcome.card, address, command);
    // The card was saved already, so the second copy is detached; if that fails, it does no harm.
    if (card.id !== outcome.card.cardId) await this.gateway.detach(outcome.card).catch(() => undefined);
    return { card, addressId: address.id };
  }

  /**
   * A guest's card is always a one-off. A card that is already saved, perhaps because the answer was lost, is
   * saved once, with the latest billing address.
   */
  private async store(
    { cardId: id, ...description }: CardDescription,
    address: Address,
    { session, saveForLater }: SaveCardCommand,
  ): Promise<CardReference> {
    const { customerId } = session;
    const { providerCustomerId } = description;
    const listed = saveForLater && session.kind === 'member';
    return this.data.transaction(async (tx) => {
      const cards = tx.get(SavedCards);
      await tx.get(Customers).update(customerId, { providerCustomerId });
      // Check again under the lock: the provider call took a while.
      const billing = await tx.get(Addresses).findOwn(address.id, customerId);
      const billed = {
        billingAddressId: billing?.id ?? null,
        holderName: `${address.firstName} ${address.lastName}`,
      };
      const same = listed ? await cards.findListed({ ...description, customerId }) : undefined;
      if (same) {
        await cards.update(same.id, billed);
        return same;
      }
      const card = { id, ...description, ...billed, customerId, listed };
      await cards.insert({ ...card, createdAt: this.clock.now() });
      return card;
    });
  }
}
