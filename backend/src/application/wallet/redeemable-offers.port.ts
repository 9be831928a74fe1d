import type { RedeemableKey, RedeemableOffer } from '../../domain/wallet/redeemable-offer';

export abstract class RedeemableOffers {
  /** The cheapest active offer at the location, whatever its speed. */
  abstract find(key: RedeemableKey): Promise<RedeemableOffer | undefined>;
}
