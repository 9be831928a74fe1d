import { injectable } from 'inversify';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AppEvents } from '../shared/app-events';
import { CurrentPlace } from './current-place.port';
import { PlaceCart } from './place-cart.port';
import { PlaceChanged } from './place-changed.event';

/**
 * Makes this zipcode the shopping place (GATE-07..09). A cart belongs to one zipcode, so a
 * different one empties it; the same one again changes nothing.
 */
@injectable()
export class ChangeServiceArea {
  constructor(
    private readonly currentPlace: CurrentPlace,
    private readonly placeCart: PlaceCart,
    private readonly events: AppEvents,
  ) {}

  async execute(area: ServiceArea, { passesGate = false } = {}): Promise<Result<null, Unavailable>> {
    const place = this.currentPlace.get();
    const isOther = !place.isIn(area.zipcode);
    const cleared = isOther ? await this.placeCart.clear() : ok(null);
    if (!cleared.ok) return cleared;
    const moved = place.movedTo(area);
    this.currentPlace.set(passesGate ? moved.withGatePassed() : moved);
    if (isOther) this.events.publish(new PlaceChanged());
    return ok(null);
  }
}
