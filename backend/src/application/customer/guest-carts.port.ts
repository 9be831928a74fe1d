/** The carts, as a guest's session that begins needs them. */
export abstract class GuestCarts {
  /** Who owns an open cart, which is locked until the transaction ends; undefined: there is no such cart. */
  abstract lockOpen(cartId: string): Promise<{ customerId: number | null } | undefined>;

  abstract assign(cartId: string, customerId: number, now: Date): Promise<void>;
}
