import { injectable } from 'inversify';
import type { DiningTime } from '../../domain/fulfilment/dining-time';
import { NO_SHIPPING_CHOICE } from '../../domain/fulfilment/shipping-choice';
import type { RetailerOption } from '../../domain/vendor/retailer';
import type { WalletProduct } from '../../domain/wallet/wallet-product';
import { CartSession } from '../cart/cart-session';
import { ChooseShipping } from '../fulfilment/choose-shipping';
import { CurrentPlace } from '../location/current-place.port';
import { Log } from '../shared/log.port';
import { Wallets } from './wallets.port';

/** A prepaid bottle, with the venue and time of its redemption. */
export interface RedemptionRequest {
  readonly product: WalletProduct;
  readonly millilitres: number;
  readonly retailer: RetailerOption;
  readonly at: DiningTime;
}

/** Adds a prepaid bottle to the wallet cart, and makes that the current cart (WAL-24..26). */
@injectable()
export class RedeemAtVenue {
  constructor(
    private readonly wallets: Wallets,
    private readonly cart: CartSession,
    private readonly currentPlace: CurrentPlace,
    private readonly chooseShipping: ChooseShipping,
    private readonly log: Log,
  ) {}

  /** Returns whether it was added; a failure is only logged. */
  async execute({ product, millilitres, retailer, at }: RedemptionRequest): Promise<boolean> {
    const drink = {
      zipcode: this.currentPlace.get().zipcode?.value ?? '',
      productId: product.id,
      millilitres,
      locationId: retailer.locationId,
      pastOrderId: product.pastOrderId,
    };
    const added = await this.cart.add({
      what: drink,
      units: 0,
      isWalletOrder: true,
      send: (cartId, key) => this.wallets.add({ cartId, ...drink }, key),
    });
    if (!added.ok) {
      this.log.warn('A prepaid drink could not be added.', added.failure);
      return false;
    }
    this.chooseShipping.execute({
      ...NO_SHIPPING_CHOICE,
      type: 'dine-in',
      retailerId: retailer.locationId,
      retailerName: retailer.name,
      visit: at,
    });
    return true;
  }
}
