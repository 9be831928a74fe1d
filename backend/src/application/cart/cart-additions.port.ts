import type { Attempt } from '../shared/attempt';

export abstract class CartAdditions {
  /**
   * Records what is being put into a cart, which is locked; whether it is put in for the first time. Refused when the
   * key was used with other details. A refusal of the addition undoes the record, so that it may be tried again.
   */
  abstract record(cartId: string, attempt: Attempt | undefined, addedAt: Date): Promise<boolean>;
}
