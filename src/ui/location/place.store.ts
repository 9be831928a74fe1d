import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { CurrentPlace } from '../../application/location/current-place.port';
import type { ShoppingPlace } from '../../domain/location/shopping-place';

/** Where the shopper shops, for every screen that asks. */
@injectable()
export class PlaceStore {
  place: ShoppingPlace;

  constructor(currentPlace: CurrentPlace) {
    this.place = currentPlace.get();
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
    currentPlace.subscribe((place) => this.receive(place));
  }

  /** Empty when none is chosen. */
  get zipcode(): string {
    return this.place.zipcode?.value ?? '';
  }

  /** HEAD-01, HEAD-02 */
  get label(): string {
    return this.zipcode ? `SHOPPING AT - ${this.zipcode}` : 'Select Location';
  }

  private receive(place: ShoppingPlace): void {
    this.place = place;
  }
}
