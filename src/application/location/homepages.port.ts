import type { BannerSet, HomePage } from '../../domain/location/home-page';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Cached } from '../shared/cached';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** There is nothing to show: `No product available` unless the backend gives a reason (ERR-07). */
export interface NothingToShow {
  readonly kind: 'nothing-to-show';
  readonly message: string;
}

/** The store home and its banners. */
export abstract class Homepages {
  /** `refused` means an invalid zipcode (errorCode 1, ERR-02). */
  abstract homeFor(place: ShoppingPlace): Promise<Cached<Result<HomePage, NothingToShow | CallFailure>>>;
  /** For the check of the pincode dialog, which uses the same call. */
  abstract serviceAreaAt(zipcode: string): Promise<Result<ServiceArea, CallFailure>>;
  abstract banners(): Promise<Result<BannerSet, Unavailable>>;
}
