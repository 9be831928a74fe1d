import type { Session } from '../../domain/customer/session';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { SPEED_TYPES, type SpeedType } from '../../domain/shared/speed-type';
import type { Attempt } from '../shared/idempotency';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { addUnits, loadLines } from '../../adapters/postgres/cart/cart-lines.repository';
import { noteAddition } from '../../adapters/postgres/cart/cart-additions.repository';
import { changeCart, countUnits } from '../../adapters/postgres/cart/cart.repository';
import { chooseCart } from './choose-cart';
import { doesNotDeliver, MOST_PER_LINE, NOT_AVAILABLE, onlyLeft } from '../../domain/cart/line-availability';
import { findOffer, type Offer } from '../../adapters/postgres/cart/offer.repository';

/** What a shopper puts into the cart, as it was sent. */
export interface Addition {
  product_id: string;
  qty: number;
  cart_id?: string;
  zipcode: string;
  loc_id: string;
  speed_id: string;
  wallet?: number;
}

export interface CartChanged {
  cartId: string;
  units: number;
}

type TimedOffer = Offer & { speed: SpeedType };

/** Puts units of a variant, sold by a location at a speed, into the shopper's cart (BD-06). */
export class AddToCart {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** An addition that names its attempt is made once, however often it is sent. */
  async execute(addition: Addition, session: Session | undefined, attempt?: Attempt): Promise<CartChanged> {
    if (addition.qty < 1) throw new Refusal(`Quantity must be between 1 and ${MOST_PER_LINE}.`);
    if (addition.qty > MOST_PER_LINE) throw new Refusal(tooMany);
    const speed = SPEED_TYPES.find((type) => type === addition.speed_id);
    if (!speed) throw new Refusal(NOT_AVAILABLE);
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const offer = await this.offerFor(tx, addition, speed);
      const kind = addition.wallet === 1 ? 'dine-in' : 'ordinary';
      const purpose = { cartId: addition.cart_id, zipcode: addition.zipcode, kind } as const;
      const cart = await chooseCart(tx, purpose, session, now);
      if (await noteAddition(tx, cart.id, attempt, now))
        await this.add(tx, cart.id, { ...offer, speed }, addition.qty);
      return { cartId: cart.id, units: await countUnits(tx, cart.id) };
    });
  }

  private async add(tx: Transaction, cartId: string, offer: TimedOffer, quantity: number): Promise<void> {
    await this.checkRoom(tx, cartId, offer, quantity);
    const { key, speed, priceCents } = offer;
    await addUnits(tx, { cartId, ...key, speed, quantity, priceCents });
    await changeCart(tx, cartId, { updatedAt: this.clock.now() });
  }

  private async offerFor(tx: Transaction, addition: Addition, speed: SpeedType): Promise<Offer> {
    const variantId = parseId(addition.product_id);
    const locationId = parseId(addition.loc_id);
    if (variantId === undefined || locationId === undefined) throw new Refusal(NOT_AVAILABLE);
    const offer = await findOffer(tx, { variantId, locationId, speed, zipcode: addition.zipcode });
    if (!offer) throw new Refusal(NOT_AVAILABLE);
    if (!offer.served) throw new Refusal(doesNotDeliver(addition.zipcode));
    if (addition.wallet === 1 && !offer.dineIn) throw new Refusal('This seller does not offer dine-in.');
    return offer;
  }

  /** 24 a line, and of all lines together no more than the shelf holds. */
  private async checkRoom(
    tx: Transaction,
    cartId: string,
    offer: TimedOffer,
    quantity: number,
  ): Promise<void> {
    if (offer.inStock === 0) throw new Refusal('This product is out of stock.');
    const lines = await loadLines(tx, cartId);
    const sameShelf = lines.filter(
      (line) => line.variantId === offer.key.variantId && line.locationId === offer.key.locationId,
    );
    const onLine = sameShelf.find((line) => line.speed === offer.speed)?.quantity ?? 0;
    if (onLine + quantity > MOST_PER_LINE) throw new Refusal(tooMany);
    const onShelf = sameShelf.reduce((units, line) => units + line.quantity, quantity);
    if (onShelf > offer.inStock) throw new Refusal(onlyLeft(offer.inStock));
  }
}

export const tooMany = `You can buy at most ${MOST_PER_LINE} of one item.`;
