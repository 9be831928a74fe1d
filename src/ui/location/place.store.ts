import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { CurrentPlace } from '../../application/location/current-place.port';
import { PlaceCart } from '../../application/location/place-cart.port';
import type { ShoppingPlace } from '../../domain/location/shopping-place';

/** Where the shopper shops, and how much is in the cart that belongs to it, for every screen that asks. */
@injectable()
export class PlaceStore {
  place: ShoppingPlace;
  cartUnitCount: number;

  constructor(currentPlace: CurrentPlace, placeCart: PlaceCart) {
    this.place = currentPlace.get();
    this.cartUnitCount = placeCart.unitCount();
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
    currentPlace.subscribe((place) => this.receive(place));
    placeCart.onUnitCount((count) => this.receiveCount(count));
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

  private receiveCount(count: number): void {
    this.cartUnitCount = count;
  }
}
