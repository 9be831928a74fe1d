import type { Attempt } from '../shared/attempt';

export abstract class CartAdditions {
  /**
   * Records an addition to a cart that is locked; true if it is new. Refused if the key was used with other details. A
   * refused addition rolls the record back, so that it may be tried again.
   */
  abstract record(cartId: string, attempt: Attempt | undefined, addedAt: Date): Promise<boolean>;
}
