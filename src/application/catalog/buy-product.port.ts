import type { ProductChoice } from '../../domain/catalog/product-choice';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { buyingTexts } from '../../texts/catalog/buying';

/** The next screen after an addition: a shopper without a session is asked for an e-mail address first (PDP-43, PDP-44). */
export type AfterAdding = 'guest-email' | 'cart';

/** PDP-35 */
export const ZIPCODE_FIRST_TEXT = buyingTexts.zipcodeFirst;

/** ADD TO CART for the product page; the cart context implements it (PDP-41..45). */
export abstract class BuyProduct {
  abstract execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>>;
}
