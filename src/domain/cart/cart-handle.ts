/** What the browser stores of the cart: its unguessable id and the units for the badge (STORE-02, STORE-18). */
export interface CartHandle {
  readonly cartId: string;
  readonly unitCount: number;
  /** True after an addition from the wallet, false after any other (STORE-14). */
  readonly isWalletOrder: boolean;
}

export const NO_CART: CartHandle = { cartId: '', unitCount: 0, isWalletOrder: false };
