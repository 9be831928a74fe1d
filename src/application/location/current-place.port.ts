import type { ShoppingPlace } from '../../domain/location/shopping-place';
import { CurrentValue } from '../shared/current-value';

/** The shopping place of this browser (STORE-04..09). */
export abstract class CurrentPlace extends CurrentValue<ShoppingPlace> {}
