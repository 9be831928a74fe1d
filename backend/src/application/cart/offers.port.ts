import type { Offer, OfferKey } from '../../domain/cart/offer';

export abstract class Offers {
  /** The active offer of a variant; size `0` is never sold (PDP-26). */
  abstract find(key: OfferKey, zipcode: string): Promise<Offer | undefined>;
}
