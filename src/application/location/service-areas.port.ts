import type { City } from '../../domain/location/city';
import type { ServiceArea } from '../../domain/location/service-area';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';
import type { CaptchaSolution } from '../shared/captcha.port';

/** Not served, with the zipcodes that are. */
export interface Unserved {
  readonly kind: 'unserved';
  readonly alternatives: readonly ServiceArea[];
}

/** Which zipcodes are served, and by which vendor locations. */
export abstract class ServiceAreas {
  /** Takes what was typed: the shop itself judges it (GATE-13..20, ERR-15, ERR-16). */
  abstract lookUp(
    typed: string,
    captcha?: CaptchaSolution,
  ): Promise<Result<ServiceArea, Unserved | CallFailure>>;
  /** All the zipcodes that are served in a city, possibly none (ROUTE-19). */
  abstract servedIn(city: City): Promise<Result<readonly Zipcode[], Unavailable>>;
}
