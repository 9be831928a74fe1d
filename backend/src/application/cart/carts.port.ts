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

  /** The same, locked until the transaction ends: writers of a cart queue. */
  abstract lock(id: string): Promise<Cart | undefined>;

  /** The cart that a customer is filling; the wallet's own cart is not meant. */
  abstract findOpen(customerId: number): Promise<Cart | undefined>;
  abstract lockOpen(customerId: number): Promise<Cart | undefined>;

  /** The cart with which a customer redeems; it stands beside the ordinary one. */
  abstract lockWallet(customerId: number): Promise<Cart | undefined>;

  /**
   * The open carts of a customer, and the one with that id, locked in the order of their ids, so that two who lock the
   * same carts cannot wait for each other. Not those that redeem.
   */
  abstract lockAllOpen(customerId: number, cartId: string | undefined): Promise<Cart[]>;

  /** Whether somebody holds the cart's lock now; asking does not wait. */
  abstract isLocked(id: string): Promise<boolean>;

  abstract insert(cart: NewCart): Promise<Cart>;
  abstract update(id: string, change: Partial<Omit<Cart, 'id'>>): Promise<void>;
  /** Puts carts aside: they are filled no more. */
  abstract setAside(ids: string[]): Promise<void>;
  abstract delete(id: string): Promise<void>;

  /** Units in the cart, for the badge. */
  abstract countUnits(id: string): Promise<number>;
}
