/** What the browser keeps of the cart: its unguessable id and the badge's count (STORE-02, STORE-18). */
export interface CartHandle {
  readonly cartId: string;
  readonly unitCount: number;
  /** True after a wallet add, false after an ordinary one (STORE-14). */
  readonly isWalletOrder: boolean;
}

export const NO_CART: CartHandle = { cartId: '', unitCount: 0, isWalletOrder: false };
