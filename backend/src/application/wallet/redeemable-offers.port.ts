import type { RedeemableKey, RedeemableOffer } from '../../domain/wallet/redeemable-offer';

export abstract class RedeemableOffers {
  /** The cheapest active offer, whatever its speed: it is redeemed at the location. */
  abstract find(key: RedeemableKey): Promise<RedeemableOffer | undefined>;
}
