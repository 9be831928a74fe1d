import { MAX_QUANTITY, MIN_QUANTITY } from '../../../../rules/shared/quantity';
import type { Cart, CartContent } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import { refused as refusedCart } from '../../domain/cart/cart-refusal';
import type { Session } from '../../domain/customer/session';
import type { RedeemableKey, RedeemableOffer } from '../../domain/wallet/redeemable-offer';
import { isRedeemableAt, redeem } from '../../domain/wallet/redemption';
import { refused } from '../../domain/wallet/wallet-refusal';
import { CartAdditions } from '../cart/cart-additions.port';
import { CartLines } from '../cart/cart-lines.port';
import { Carts } from '../cart/carts.port';
import { Customers } from '../customer/customers.port';
import { AgeChecks } from '../identity/age-checks.port';
import type { CheckAge } from '../identity/check-age';
import type { Attempt } from '../shared/attempt';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { RedeemableOffers } from './redeemable-offers.port';
import { Wallets } from './wallets.port';

export interface AddWalletProductCommand {
  /** undefined if the request does not name an offer. */
  key: RedeemableKey | undefined;
  quantity: number;
  /** The shopping zipcode. */
  zipcode: string;
  /** The order that prepaid it; null: the oldest lots pay. */
  pastOrderNumber: string | null;
}

interface NewLine extends RedeemableOffer {
  quantity: number;
  pastOrderNumber: string | null;
}

/** Adds prepaid bottles to the customer's wallet cart; nothing is debited before the order (BD-13). */
export class AddWalletProduct {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly checkAge: CheckAge,
  ) {}

  /** An addition with an idempotency key takes effect once, however often it is sent. */
  async execute(
    { key, quantity, zipcode, pastOrderNumber }: AddWalletProductCommand,
    session: Session,
    attempt?: Attempt,
  ): Promise<CartContent> {
    const { customerId } = session;
    if (quantity < MIN_QUANTITY || quantity > MAX_QUANTITY)
      throw refusedCart({ kind: 'quantity-out-of-range', minimum: MIN_QUANTITY });
    return this.data.transaction(async (tx) => {
      const offer = await findOffer(tx, key);
      const ageRefusal = await this.checkAge.execute(tx.get(AgeChecks), session, [offer.variantId]);
      if (ageRefusal) throw refused(ageRefusal);
      // Two concurrent first additions must not create two carts.
      await tx.get(Customers).lock(customerId);
      const cart = await this.cartFor(tx, customerId, offer, zipcode);
      const isFirst = await tx.get(CartAdditions).record(cart.id, attempt, this.clock.now());
      if (isFirst) await this.add(tx, cart, { ...offer, quantity, pastOrderNumber }, customerId);
      return { cartId: cart.id, units: await tx.get(Carts).countUnits(cart.id) };
    });
  }

  /** A redemption is one visit to one venue: lines for another venue are saved in their own cart. */
  private async cartFor(
    tx: Transaction,
    customerId: number,
    { locationId }: RedeemableOffer,
    zipcode: string,
  ): Promise<Cart> {
    const carts = tx.get(Carts);
    const open = await carts.lockWallet(customerId);
    const lines = open ? await tx.get(CartLines).of(open.id) : [];
    if (open && lines.every((line) => line.locationId === locationId)) return open;
    if (open) await carts.update(open.id, { status: 'saved' });
    return carts.insert({ customerId, kind: 'wallet', zipcode, now: this.clock.now() });
  }

  private async add(tx: Transaction, cart: Cart, line: NewLine, customerId: number): Promise<void> {
    const lines = tx.get(CartLines);
    await checkBalance(tx, customerId, line, await lines.of(cart.id));
    const { variantId, locationId, speed, quantity, pastOrderNumber } = line;
    const key = { variantId, locationId, speed };
    await lines.add({ cartId: cart.id, ...key, quantity, pastOrderNumber, priceCents: 0 });
    await tx.get(Carts).update(cart.id, { updatedAt: this.clock.now() });
  }
}

async function findOffer(tx: Transaction, key: RedeemableKey | undefined): Promise<RedeemableOffer> {
  const offer = key && (await tx.get(RedeemableOffers).find(key));
  if (!offer) throw refusedCart({ kind: 'not-sold' });
  if (!offer.dineIn) throw refused({ kind: 'not-redeemable-here' });
  return offer;
}

/** The balance and the stock must cover the whole cart. */
async function checkBalance(
  tx: Transaction,
  customerId: number,
  added: NewLine,
  lines: CartLine[],
): Promise<void> {
  if (added.inStock === 0) throw refusedCart({ kind: 'out-of-stock' });
  const same = lines.find(({ variantId }) => variantId === added.variantId);
  const quantity = added.quantity + (same?.quantity ?? 0);
  const wanted = [...lines.filter((line) => line !== same), { ...added, id: 0, quantity }];
  const balances = await tx.get(Wallets).balances(customerId);
  if (!balances.some((balance) => isRedeemableAt(added, balance)))
    throw refused({ kind: 'not-redeemable-here' });
  if (redeem(wanted, balances).uncovered.length > 0) throw refusedCart({ kind: 'insufficient-balance' });
  if (quantity > added.inStock) throw refusedCart({ kind: 'only-left', count: added.inStock });
}
