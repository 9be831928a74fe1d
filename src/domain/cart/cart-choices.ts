import { GIFT_MESSAGE_LIMIT } from '../../../rules/cart/gift-message';
import { firstCharacters } from '../shared/characters';
import { DeliveryChoices } from './delivery-choices';

/** What the shopper has chosen for a cart besides its lines: delivery dates, slots and a gift message. */
export class CartChoices {
  static readonly none = new CartChoices(DeliveryChoices.none, '');

  private constructor(
    readonly delivery: DeliveryChoices,
    readonly giftMessage: string,
  ) {}

  static of(delivery: DeliveryChoices, giftMessage: string): CartChoices {
    return new CartChoices(delivery, giftMessage);
  }

  withDelivery(delivery: DeliveryChoices): CartChoices {
    return new CartChoices(delivery, this.giftMessage);
  }

  withGiftMessage(text: string): CartChoices {
    return new CartChoices(this.delivery, firstCharacters(text, GIFT_MESSAGE_LIMIT));
  }
}
