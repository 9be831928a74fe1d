import type { Speed } from '../shared/speed';
import type { Zipcode } from '../shared/zipcode';
import type { ServiceArea } from './service-area';

interface PlaceFacts {
  readonly zipcode: Zipcode | null;
  readonly state: string;
  readonly location: string;
  readonly locationIds: readonly string[];
  /** Narrows products to one speed; null means all. */
  readonly speed: Speed | null;
  readonly isGatePassed: boolean;
}

/** The shopper's place; every catalogue call sends it. */
export class ShoppingPlace {
  static readonly nowhere = new ShoppingPlace({
    zipcode: null,
    state: '',
    location: '',
    locationIds: [],
    speed: null,
    isGatePassed: false,
  });

  private constructor(private readonly facts: PlaceFacts) {}

  static of(facts: Partial<PlaceFacts>): ShoppingPlace {
    return new ShoppingPlace({ ...ShoppingPlace.nowhere.facts, ...facts });
  }

  get zipcode(): Zipcode | null {
    return this.facts.zipcode;
  }

  get state(): string {
    return this.facts.state;
  }

  get location(): string {
    return this.facts.location;
  }

  get locationIds(): readonly string[] {
    return this.facts.locationIds;
  }

  get speed(): Speed | null {
    return this.facts.speed;
  }

  /** GATE-19: the entry gate need not be shown again. */
  get isGatePassed(): boolean {
    return this.facts.isGatePassed;
  }

  isIn(zipcode: Zipcode | null): boolean {
    return zipcode !== null && zipcode.equals(this.zipcode);
  }

  movedTo(area: ServiceArea): ShoppingPlace {
    return new ShoppingPlace({
      ...this.facts,
      zipcode: area.zipcode,
      state: area.state,
      location: area.state,
      locationIds: area.locationIds,
    });
  }

  withGatePassed(): ShoppingPlace {
    return new ShoppingPlace({ ...this.facts, isGatePassed: true });
  }
}
