import type { CartHandle } from '../../domain/cart/cart-handle';
import { CurrentValue } from '../shared/current-value';

/** The cart of this browser (STORE-02, STORE-14, STORE-18). */
export abstract class CurrentCart extends CurrentValue<CartHandle> {}
