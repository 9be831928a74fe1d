import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CurrentPlace } from '../../application/location/current-place.port';
import { PlaceCart } from '../../application/location/place-cart.port';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import { Observed } from '../shared/view-model/observed';

/** The shopping place, and the number of units in its cart. */
@injectable()
export class PlaceStore {
  private readonly observedPlace: Observed<ShoppingPlace>;
  private readonly observedCount: Observed<number>;

  constructor(currentPlace: CurrentPlace, placeCart: PlaceCart) {
    this.observedPlace = new Observed(currentPlace);
    this.observedCount = new Observed({
      get: () => placeCart.unitCount(),
      subscribe: (listener) => placeCart.onUnitCount(listener),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get place(): ShoppingPlace {
    return this.observedPlace.state;
  }

  get cartUnitCount(): number {
    return this.observedCount.state;
  }

  /** Blank if none is chosen. */
  get zipcode(): string {
    return this.place.zipcode?.value ?? '';
  }
}
