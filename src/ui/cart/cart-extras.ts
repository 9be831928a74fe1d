import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../application/cart/cart-session';
import { FollowCart } from '../../application/cart/follow-cart';
import { CurrentChoices } from '../../application/cart/current-choices.port';
import { CurrentShipping } from '../../application/fulfilment/current-shipping.port';
import { GIFT_MESSAGE_LIMIT } from '../../../rules/cart/gift-message';
import type { CartChoices } from '../../domain/cart/cart-choices';
import type { ShippingChoice } from '../../domain/fulfilment/shipping-choice';
import { CouponControl } from './coupon/coupon-control';
import { CartChangesControl } from './changes/cart-changes-control';
import { Observed } from '../shared/view-model/observed';

/** What cart and summary share besides the lines: the coupon, the gift message, the delivery choices, changes. */
@injectable('Transient')
export class CartExtras {
  readonly coupon: CouponControl;
  readonly changes: CartChangesControl;
  private readonly observed: Observed<CartChoices>;
  private readonly observedShipping: Observed<ShippingChoice>;

  constructor(
    session: CartSession,
    private readonly choices: CurrentChoices,
    currentShipping: CurrentShipping,
    follow: FollowCart,
  ) {
    this.changes = new CartChangesControl(follow);
    this.coupon = new CouponControl(session);
    this.observed = new Observed(choices);
    this.observedShipping = new Observed(currentShipping);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get chosen(): CartChoices {
    return this.observed.state;
  }

  get shipping(): ShippingChoice {
    return this.observedShipping.state;
  }

  get giftMessage() {
    return { text: this.chosen.giftMessage, limit: GIFT_MESSAGE_LIMIT };
  }

  writeGiftMessage(text: string): void {
    this.choices.set(this.choices.get().withGiftMessage(text));
  }

  /** A removed line that was added back has a new id: moves its chosen date over. */
  moveDate(fromLineId: string, toLineId: string): void {
    const choices = this.choices.get();
    const date = choices.delivery.date(fromLineId);
    if (date && fromLineId !== toLineId)
      this.choices.set(choices.withDelivery(choices.delivery.withDate(toLineId, date)));
  }
}
