import { MAX_QUANTITY, MIN_QUANTITY } from '../../../../rules/shared/quantity';
import type { Cart, CartContent } from '../../domain/cart/cart';
import { refused } from '../../domain/cart/cart-refusal';
import type { Offer, OfferKey } from '../../domain/cart/offer';
import type { Session } from '../../domain/customer/session';
import type { Attempt } from '../shared/attempt';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { CartAdditions } from './cart-additions.port';
import { cartForAddition } from './cart-for-addition';
import { CartLines } from './cart-lines.port';
import { Carts } from './carts.port';
import { Offers } from './offers.port';

export interface AddToCartCommand {
  /** undefined if the ids do not name an offer. */
  offer: OfferKey | undefined;
  quantity: number;
  /** The shopper's cart; absent: their open one, or a new one. */
  cartId?: string;
  /** The shopping zipcode. */
  zipcode: string;
  kind: 'ordinary' | 'dine-in';
}

/** Adds units of an offer to the shopper's cart (BD-06). */
export class AddToCart {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  /** An addition with an idempotency key takes effect once, however often it is sent. */
  async execute(
    command: AddToCartCommand,
    session: Session | undefined,
    attempt?: Attempt,
  ): Promise<CartContent> {
    if (command.quantity < MIN_QUANTITY)
      throw refused({ kind: 'quantity-out-of-range', minimum: MIN_QUANTITY });
    if (command.quantity > MAX_QUANTITY) throw refused({ kind: 'quantity-too-large' });
    const now = this.clock.now();
    return this.data.transaction(async (tx) => {
      const offer = await findOffer(tx, command);
      const cart = await cartForAddition(tx, command, session, now);
      if (await tx.get(CartAdditions).record(cart.id, attempt, now))
        await add(tx, cart, offer, command.quantity, now);
      return { cartId: cart.id, units: await tx.get(Carts).countUnits(cart.id) };
    });
  }
}

async function findOffer(tx: Transaction, { offer: key, zipcode, kind }: AddToCartCommand): Promise<Offer> {
  const offer = key && (await tx.get(Offers).find(key, zipcode));
  if (!offer) throw refused({ kind: 'not-sold' });
  if (!offer.served) throw refused({ kind: 'not-delivered', zipcode });
  if (kind === 'dine-in' && !offer.dineIn) throw refused({ kind: 'location-without-dine-in' });
  return offer;
}

async function add(tx: Transaction, cart: Cart, offer: Offer, quantity: number, now: Date): Promise<void> {
  await checkStock(tx, cart.id, offer, quantity);
  const { variantId, locationId, speed, priceCents } = offer;
  await tx.get(CartLines).add({ cartId: cart.id, variantId, locationId, speed, quantity, priceCents });
  await tx.get(Carts).update(cart.id, { updatedAt: now });
}

/** At most 24 per line, and over all lines no more than the location has in stock. */
async function checkStock(tx: Transaction, cartId: string, offer: Offer, quantity: number): Promise<void> {
  if (offer.inStock === 0) throw refused({ kind: 'out-of-stock' });
  const lines = await tx.get(CartLines).of(cartId);
  const ofSameStock = lines.filter(
    (line) => line.variantId === offer.variantId && line.locationId === offer.locationId,
  );
  const onLine = ofSameStock.find((line) => line.speed === offer.speed)?.quantity ?? 0;
  if (onLine + quantity > MAX_QUANTITY) throw refused({ kind: 'quantity-too-large' });
  const units = ofSameStock.reduce((total, line) => total + line.quantity, quantity);
  if (units > offer.inStock) throw refused({ kind: 'only-left', count: offer.inStock });
}
