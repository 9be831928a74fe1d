import { addUnits, type CartLine, loadLines } from '../../adapters/postgres/cart/cart-lines.repository';
import {
  beginCart,
  type Cart,
  changeCart,
  countUnits,
  lockWalletCart,
} from '../../adapters/postgres/cart/cart.repository';
import { noteAddition } from '../../adapters/postgres/cart/cart-additions.repository';
import type { CartChanged } from '../cart/add-to-cart.service';
import { MOST_PER_LINE, NOT_AVAILABLE, onlyLeft } from '../../domain/cart/line-availability';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';
import type { Database, Transaction } from '../../adapters/postgres/database';
import type { Attempt } from '../shared/idempotency';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { findPouredOffer, type PouredOffer } from '../../adapters/postgres/wallet/poured-offer.repository';
import { isDrunkAt, redeem, type RedeemedLine, TOO_LITTLE_LEFT } from '../../domain/wallet/redemption';
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
  async execute(addition: WalletAddition, customerId: number, attempt?: Attempt): Promise<CartChanged> {
    const quantity = parseId(addition.qty) ?? 0;
    if (quantity < 1 || quantity > MOST_PER_LINE)
      throw new Refusal(`Quantity must be between 1 and ${MOST_PER_LINE}.`);
    return this.db.transaction(async (tx) => {
      const offer = await this.offerFor(tx, addition);
      // Two first adds at once must not begin two carts.
      await lockCustomer(tx, customerId);
      const cart = await this.cartFor(tx, customerId, offer, addition.zipcode);
      const line = { ...offer, quantity, pastOrderNumber: addition.pastorderid || null };
      if (await noteAddition(tx, cart.id, attempt, this.clock.now()))
        await this.add(tx, cart, line, customerId);
      return { cartId: cart.id, units: await countUnits(tx, cart.id) };
    });
  }

  private async add(tx: Transaction, cart: Cart, line: WantedLine, customerId: number): Promise<void> {
    await this.checkBalance(tx, customerId, line, await loadLines(tx, cart.id));
    await addUnits(tx, { cartId: cart.id, ...placed(line), priceCents: 0 });
    await changeCart(tx, cart.id, { updatedAt: this.clock.now() });
  }

  private async offerFor(tx: Transaction, addition: WalletAddition): Promise<Poured> {
    const productId = parseId(addition.product_id);
    const locationId = parseId(addition.vendor_loc_id);
    if (productId === undefined || locationId === undefined) throw new Refusal(NOT_AVAILABLE);
    const offer = await findPouredOffer(tx, { productId, locationId, bottleSize: addition.size });
    if (!offer) throw new Refusal(NOT_AVAILABLE);
    if (!offer.dineIn) throw new Refusal(NOT_REDEEMABLE);
    return offer;
  }

  /** One visit, one venue: what was chosen for another one is put aside. */
  private async cartFor(tx: Transaction, customerId: number, offer: Poured, zipcode: string): Promise<Cart> {
    const open = await lockWalletCart(tx, customerId);
    const lines = open ? await loadLines(tx, open.id) : [];
    if (open && lines.every(({ locationId }) => locationId === offer.locationId)) return open;
    if (open) await changeCart(tx, open.id, { status: 'saved' });
    return beginCart(tx, { customerId, kind: 'wallet', zipcode, now: this.clock.now() });
  }

  /** The balance must cover all of the cart, and the shelf too. */
  private async checkBalance(
    tx: Transaction,
    customerId: number,
    added: WantedLine,
    lines: CartLine[],
  ): Promise<void> {
    if (added.inStock === 0) throw new Refusal('This product is out of stock.');
    const same = lines.find(({ variantId }) => variantId === added.variantId);
    const quantity = added.quantity + (same?.quantity ?? 0);
    const wanted = [...lines.filter((line) => line !== same), { ...added, id: 0, quantity }];
    const balances = await listBalances(tx, customerId);
    if (!balances.some((balance) => isDrunkAt(added, balance))) throw new Refusal(NOT_REDEEMABLE);
    if (redeem(wanted, balances).unpaid.length > 0) throw new Refusal(TOO_LITTLE_LEFT);
    if (quantity > added.inStock) throw new Refusal(onlyLeft(added.inStock));
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
