/** The carts, as needed when a guest's session starts. */
export abstract class GuestCarts {
  /** The owner of an open cart, which stays locked until the transaction ends; undefined if there is no such cart. */
  abstract lockOpen(cartId: string): Promise<{ customerId: number | null } | undefined>;

  abstract assign(cartId: string, customerId: number, now: Date): Promise<void>;
}
