import { injectable } from 'inversify';
import type { ZipcodeChangePreview } from '../../domain/location/zipcode-change-preview';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CurrentPlace } from './current-place.port';
import { PlaceCart } from './place-cart.port';

/** Previews what a zipcode change would do to the cart; null if nothing would be lost. */
@injectable()
export class PreviewZipcodeChange {
  constructor(
    private readonly currentPlace: CurrentPlace,
    private readonly placeCart: PlaceCart,
  ) {}

  async execute(area: ServiceArea): Promise<Result<ZipcodeChangePreview | null, Unavailable>> {
    const place = this.currentPlace.get();
    return place.isIn(area.zipcode) ? ok(null) : this.placeCart.previewZipcodeChange(place.zipcode, area);
  }
}
