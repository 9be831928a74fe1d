/** `dine-in` carts fill the wallet when ordered; `wallet` carts redeem from it and never mix with others. */
export type CartKind = 'ordinary' | 'dine-in' | 'wallet';

/** `saved`: put aside when a guest's cart won at sign-in. */
export type CartStatus = 'open' | 'saved' | 'ordered';

export interface Cart {
  /** Unguessable: for a visitor it is the only key to the cart. */
  id: string;
  /** null: a visitor's. */
  customerId: number | null;
  kind: CartKind;
  status: CartStatus;
  zipcode: string;
  couponCode: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a change of a cart answers: the cart, and its units for the badge. */
export interface CartContent {
  cartId: string;
  units: number;
}
