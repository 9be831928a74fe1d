import type { ProductChoice } from '../../domain/catalog/product-choice';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Where an addition leads: a shopper without a token is asked for an e-mail first (PDP-43, PDP-44). */
export type AfterAdding = 'guest-email' | 'cart';

/** PDP-35 */
export const ZIPCODE_FIRST_TEXT = 'Please enter and verify zipcode before adding to cart';

/** ADD TO CART, as the product page sees it; the cart says what it does (PDP-41..45). */
export abstract class BuyProduct {
  abstract execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>>;
}
