import type { CartChoices } from '../../domain/cart/cart-choices';
import { CurrentValue } from '../shared/current-value';

/** The dates, slots and gift message chosen for the cart; they survive a reload (STATE-04..06, X-158). */
export abstract class CurrentChoices extends CurrentValue<CartChoices> {}
