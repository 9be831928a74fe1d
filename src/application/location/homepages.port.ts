import type { BannerSet, HomePage } from '../../domain/location/home-page';
import type { ServiceArea } from '../../domain/location/service-area';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Nothing to show here: `No product available` unless the shop says why (ERR-07). */
export interface NothingToShow {
  readonly kind: 'nothing-to-show';
  readonly message: string;
}

/** The store home and the banners around it. */
export abstract class Homepages {
  /** `refused` means an invalid zipcode (errorCode 1, ERR-02). */
  abstract homeFor(place: ShoppingPlace): Promise<Result<HomePage, NothingToShow | CallFailure>>;
  /** The pincode dialog's check: the same call, asked for the store it belongs to. */
  abstract storeAt(zipcode: string): Promise<Result<ServiceArea, CallFailure>>;
  abstract banners(): Promise<Result<BannerSet, Unavailable>>;
}
