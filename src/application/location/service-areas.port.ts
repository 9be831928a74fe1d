import type { City } from '../../domain/location/city';
import type { ServiceArea } from '../../domain/location/service-area';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';
import type { CaptchaSolution } from '../shared/captcha.port';

/** The zipcode is not served; lists zipcodes that are. */
export interface Unserved {
  readonly kind: 'unserved';
  readonly alternatives: readonly ServiceArea[];
}

/** Which zipcodes are served, and by which vendor locations. */
export abstract class ServiceAreas {
  /** Takes the zipcode as typed: the backend validates it (GATE-13..20, ERR-15, ERR-16). */
  abstract lookUp(
    typed: string,
    captcha?: CaptchaSolution,
  ): Promise<Result<ServiceArea, Unserved | CallFailure>>;
  /** All served zipcodes of a city, possibly none (ROUTE-19). */
  abstract servedIn(city: City): Promise<Result<readonly Zipcode[], Unavailable>>;
}
