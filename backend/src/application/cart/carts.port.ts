import type { Cart, CartKind } from '../../domain/cart/cart';

export interface NewCart {
  customerId: number | null;
  kind: CartKind;
  zipcode: string;
  now: Date;
}

export abstract class Carts {
  /** The cart, whoever owns it. */
  abstract find(id: string): Promise<Cart | undefined>;

  /** The same, locked until the transaction ends: changes of one cart are serialised. */
  abstract lock(id: string): Promise<Cart | undefined>;

  /** The customer's open cart, or the one that is being ordered; never the wallet cart. */
  abstract findOpen(customerId: number): Promise<Cart | undefined>;
  abstract lockOpen(customerId: number): Promise<Cart | undefined>;

  /** The customer's wallet cart, which exists beside the ordinary one, locked. */
  abstract lockWallet(customerId: number): Promise<Cart | undefined>;

  /**
   * The open carts of a customer, or being ordered, and the cart with that id, locked in the order of their ids to avoid deadlocks.
   * Excludes wallet carts.
   */
  abstract lockAllOpen(customerId: number, cartId: string | undefined): Promise<Cart[]>;

  /** Whether the cart is locked now; does not wait. */
  abstract isLocked(id: string): Promise<boolean>;

  abstract insert(cart: NewCart): Promise<Cart>;
  abstract update(id: string, change: Partial<Omit<Cart, 'id'>>): Promise<void>;
  /** Marks carts as saved: they take no more additions. */
  abstract markSaved(ids: string[]): Promise<void>;
  abstract delete(id: string): Promise<void>;

  /**
   * Deletes the carts of visitors and guests that were last changed before `unchangedSince`, with their lines and
   * additions; not those that an order refers to, nor those of a guest whose session goes on at `now`.
   */
  abstract deleteAbandoned(unchangedSince: Date, now: Date): Promise<void>;

  /** Units in the cart, for the badge. */
  abstract countUnits(id: string): Promise<number>;
}
