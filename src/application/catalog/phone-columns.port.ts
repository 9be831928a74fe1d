import { CurrentValue } from '../shared/current-value';

/** In how many columns a phone shows lists of products: one (LIST-25), unless the shopper prefers two. */
export abstract class PhoneColumns extends CurrentValue<1 | 2> {}
