import type { Cart, CartContent } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import { refused } from '../../domain/cart/cart-refusal';
import { MAX_PER_LINE } from '../../domain/cart/line-availability';
import { CartAdditions } from '../cart/cart-additions.port';
import { CartLines } from '../cart/cart-lines.port';
import { Carts } from '../cart/carts.port';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';
import type { Database, Transaction } from '../../adapters/postgres/database';
import type { Attempt } from '../shared/attempt';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { findPouredOffer, type PouredOffer } from '../../adapters/postgres/wallet/poured-offer.repository';
import { isDrunkAt, redeem, type RedeemedLine } from '../../domain/wallet/redemption';
import { listBalances } from '../../adapters/postgres/wallet/wallet.repository';

/** What a customer wants to drink, as it was sent. */
export interface WalletAddition {
  zipcode: string;
  product_id: string;
  qty: string;
  size: string;
  vendor_loc_id: string;
  pastorderid?: string;
}

type Poured = NonNullable<PouredOffer>;
type WantedLine = Omit<RedeemedLine, 'id'> & Poured;

const NOT_REDEEMABLE = 'This cannot be redeemed here';

/** Puts prepaid bottles into the customer's wallet cart; nothing is debited before the order (BD-13). */
export class AddWalletProduct {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** An addition that names its attempt is made once, however often it is sent. */
  async execute(addition: WalletAddition, customerId: number, attempt?: Attempt): Promise<CartContent> {
    const quantity = parseId(addition.qty) ?? 0;
    if (quantity < 1 || quantity > MAX_PER_LINE) throw refused({ kind: 'quantity-too-small', minimum: 1 });
    return this.db.transaction(async (tx) => {
      const offer = await this.offerFor(tx, addition);
      // Two first adds at once must not begin two carts.
      await lockCustomer(tx, customerId);
      const cart = await this.cartFor(tx, customerId, offer, addition.zipcode);
      const line = { ...offer, quantity, pastOrderNumber: addition.pastorderid || null };
      if (await repositoriesOf(tx).get(CartAdditions).record(cart.id, attempt, this.clock.now()))
        await this.add(tx, cart, line, customerId);
      return { cartId: cart.id, units: await repositoriesOf(tx).get(Carts).countUnits(cart.id) };
    });
  }

  private async add(tx: Transaction, cart: Cart, line: WantedLine, customerId: number): Promise<void> {
    await this.checkBalance(tx, customerId, line, await repositoriesOf(tx).get(CartLines).of(cart.id));
    await repositoriesOf(tx)
      .get(CartLines)
      .add({ cartId: cart.id, ...placed(line), priceCents: 0 });
    await repositoriesOf(tx).get(Carts).update(cart.id, { updatedAt: this.clock.now() });
  }

  private async offerFor(tx: Transaction, addition: WalletAddition): Promise<Poured> {
    const productId = parseId(addition.product_id);
    const locationId = parseId(addition.vendor_loc_id);
    if (productId === undefined || locationId === undefined) throw refused({ kind: 'not-sold' });
    const offer = await findPouredOffer(tx, { productId, locationId, bottleSize: addition.size });
    if (!offer) throw refused({ kind: 'not-sold' });
    if (!offer.dineIn) throw new Refusal(NOT_REDEEMABLE);
    return offer;
  }

  /** One visit, one venue: what was chosen for another one is put aside. */
  private async cartFor(tx: Transaction, customerId: number, offer: Poured, zipcode: string): Promise<Cart> {
    const open = await repositoriesOf(tx).get(Carts).lockWallet(customerId);
    const lines = open ? await repositoriesOf(tx).get(CartLines).of(open.id) : [];
    if (open && lines.every(({ locationId }) => locationId === offer.locationId)) return open;
    if (open) await repositoriesOf(tx).get(Carts).update(open.id, { status: 'saved' });
    return repositoriesOf(tx)
      .get(Carts)
      .insert({ customerId, kind: 'wallet', zipcode, now: this.clock.now() });
  }

  /** The balance must cover all of the cart, and the shelf too. */
  private async checkBalance(
    tx: Transaction,
    customerId: number,
    added: WantedLine,
    lines: CartLine[],
  ): Promise<void> {
    if (added.inStock === 0) throw refused({ kind: 'out-of-stock' });
    const same = lines.find(({ variantId }) => variantId === added.variantId);
    const quantity = added.quantity + (same?.quantity ?? 0);
    const wanted = [...lines.filter((line) => line !== same), { ...added, id: 0, quantity }];
    const balances = await listBalances(tx, customerId);
    if (!balances.some((balance) => isDrunkAt(added, balance))) throw new Refusal(NOT_REDEEMABLE);
    if (redeem(wanted, balances).unpaid.length > 0) throw refused({ kind: 'insufficient-balance' });
    if (quantity > added.inStock) throw refused({ kind: 'only-left', count: added.inStock });
  }
}

const placed = ({
  variantId,
  locationId,
  speed,
  quantity,
  pastOrderNumber,
}: Poured & Pick<RedeemedLine, 'quantity' | 'pastOrderNumber'>) => ({
  variantId,
  locationId,
  speed,
  quantity,
  pastOrderNumber,
});
