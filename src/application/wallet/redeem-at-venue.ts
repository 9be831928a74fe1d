import { injectable } from 'inversify';
import type { Visit } from '../../domain/fulfilment/visit';
import { NO_SHIPPING_CHOICE } from '../../domain/fulfilment/shipping-choice';
import type { RetailerOption } from '../../domain/vendor/retailer';
import type { WalletProduct } from '../../domain/wallet/wallet-product';
import { type CallFailure, refused } from '../../domain/shared/failure';
import type { AgeRefusal } from '../../domain/identity/age-refusal';
import { failed, ok, type Result } from '../../domain/shared/result';
import { CartSession } from '../cart/cart-session';
import { ChooseShipping } from '../fulfilment/choose-shipping';
import { CurrentPlace } from '../location/current-place.port';
import { DeclareAge } from '../identity/declare-age';
import { Log } from '../shared/log.port';
import { Wallets } from './wallets.port';

/** A prepaid bottle, with the venue and the visit of its redemption. */
export interface RedemptionRequest {
  readonly product: WalletProduct;
  readonly millilitres: number;
  readonly retailer: RetailerOption;
  readonly visit: Visit;
}

/** The shopper could not declare to be over 21, and nothing was added. */
interface DeclarationFailed {
  readonly kind: 'declaration-failed';
  readonly cause: CallFailure;
}

export type Redemption = Result<null, CallFailure | AgeRefusal | DeclarationFailed>;

/** Adds a prepaid bottle to the wallet cart, and makes that the current cart (WAL-24..26). */
@injectable()
export class RedeemAtVenue {
  constructor(
    private readonly wallets: Wallets,
    private readonly cart: CartSession,
    private readonly currentPlace: CurrentPlace,
    private readonly chooseShipping: ChooseShipping,
    private readonly declareAge: DeclareAge,
    private readonly log: Log,
  ) {}

  /** A refusal of alcohol fails with its reason; any other failure is only logged. */
  async execute({ product, millilitres, retailer, visit }: RedemptionRequest): Promise<Redemption> {
    await this.declareAge.afterGate();
    const drink = {
      zipcode: this.currentPlace.get().zipcode?.value ?? '',
      productId: product.id,
      millilitres,
      locationId: retailer.locationId,
      pastOrderId: product.pastOrderId,
    };
    let ageRefusal: AgeRefusal | undefined;
    const addition = {
      content: drink,
      units: 0,
      isWalletOrder: true,
      send: async (cartId: string, key: string) => {
        const answer = await this.wallets.add({ cartId, ...drink }, key);
        if (answer.ok) return answer;
        if (answer.failure.kind !== 'age-refused') return failed(answer.failure);
        ageRefusal = answer.failure;
        return refused(answer.failure.message);
      },
    };
    const size = String(millilitres);
    const added = await this.cart.add(addition, { name: product.name, size, quantity: 1 });
    if (!added.ok) {
      this.log.warn('A prepaid drink could not be added.', added.failure);
      return failed(ageRefusal ?? added.failure);
    }
    this.chooseShipping.execute({
      ...NO_SHIPPING_CHOICE,
      type: 'dine-in',
      retailerId: retailer.locationId,
      retailerName: retailer.name,
      visit,
    });
    return ok(null);
  }

  /** The shopper confirms to be over 21, after a bottle was refused for lack of it. */
  async executeConfirmingAge(request: RedemptionRequest): Promise<Redemption> {
    const declared = await this.declareAge.execute();
    return declared.ok
      ? this.execute(request)
      : failed({ kind: 'declaration-failed', cause: declared.failure });
  }
}
