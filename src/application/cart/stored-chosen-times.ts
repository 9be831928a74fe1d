import { injectable } from 'inversify';
import { DeliveryChoices } from '../../domain/cart/delivery-choices';
import { ChosenTimes } from '../fulfilment/chosen-times.port';
import { CurrentChoices } from './current-choices.port';

/** The times among the stored choices for the cart. */
@injectable()
export class StoredChosenTimes extends ChosenTimes {
  constructor(private readonly choices: CurrentChoices) {
    super();
  }

  clear(): void {
    this.choices.set(this.choices.get().withDelivery(DeliveryChoices.none));
  }
}
