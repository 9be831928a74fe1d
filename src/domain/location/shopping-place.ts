import type { Speed } from '../shared/speed';
import type { Zipcode } from '../shared/zipcode';
import type { ServiceArea } from './service-area';
import { withFacts } from '../shared/with-facts';

interface PlaceFacts {
  readonly zipcode: Zipcode | null;
  readonly state: string;
  readonly location: string;
  readonly locationIds: readonly string[];
  /** Narrows products to one speed; null means all. */
  readonly speed: Speed | null;
  /** GATE-19: the entry gate need not be shown again. */
  readonly isGatePassed: boolean;
}

/** The shopper's place; every catalogue call sends it. */
export class ShoppingPlace extends withFacts<PlaceFacts>() {
  static readonly nowhere = new ShoppingPlace({
    zipcode: null,
    state: '',
    location: '',
    locationIds: [],
    speed: null,
    isGatePassed: false,
  });

  private constructor(facts: PlaceFacts) {
    super(facts);
  }

  static of(facts: Partial<PlaceFacts>): ShoppingPlace {
    return new ShoppingPlace({ ...ShoppingPlace.nowhere, ...facts });
  }

  isIn(zipcode: Zipcode | null): boolean {
    return zipcode !== null && zipcode.equals(this.zipcode);
  }

  movedTo(area: ServiceArea): ShoppingPlace {
    return new ShoppingPlace({
      ...this,
      zipcode: area.zipcode,
      state: area.state,
      location: area.state,
      locationIds: area.locationIds,
    });
  }

  withGatePassed(): ShoppingPlace {
    return new ShoppingPlace({ ...this, isGatePassed: true });
  }
}
