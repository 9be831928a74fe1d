import { injectable } from 'inversify';
import type { ShippingChoice } from '../../domain/fulfilment/shipping-choice';
import { ChosenTimes } from './chosen-times.port';
import { CurrentShipping } from './current-shipping.port';

/** Stores the choice of the options page; dates and slots chosen before no longer apply (SHIP-17). */
@injectable()
export class ChooseShipping {
  constructor(
    private readonly currentShipping: CurrentShipping,
    private readonly chosenTimes: ChosenTimes,
  ) {}

  execute(choice: ShippingChoice): void {
    this.currentShipping.set(choice);
    this.chosenTimes.clear();
  }
}
