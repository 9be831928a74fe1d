/**
 * `dine-in` carts credit the wallet when ordered; `wallet` carts redeem from it and never mix with others
 * (X-165).
 */
export type CartKind = 'ordinary' | 'dine-in' | 'wallet';

/**
 * `saved`: replaced by a guest's cart at sign-in. `ordering`: its order is being paid, and it cannot be changed
 * until that is decided.
 */
export type CartStatus = 'open' | 'saved' | 'ordering' | 'ordered';

/** Whether the shopper still sees the cart as theirs to buy. */
export const isCurrent = ({ status }: { status: CartStatus }): boolean =>
  status === 'open' || status === 'ordering';

export interface Cart {
  /** Unguessable: for a visitor the id is the only credential of the cart. */
  id: string;
  /** null for a visitor's cart. */
  customerId: number | null;
  kind: CartKind;
  status: CartStatus;
  zipcode: string;
  couponCode: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The answer to a change: the cart, and its units for the badge. */
export interface CartContent {
  cartId: string;
  units: number;
}
