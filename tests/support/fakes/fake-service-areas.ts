import { ServiceAreas, type Unserved } from '../../../src/application/location/service-areas.port';
import { isSameCity } from '../../../rules/location/city';
import type { City } from '../../../src/domain/location/city';
import type { ServiceArea } from '../../../src/domain/location/service-area';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { Zipcode } from '../../../src/domain/shared/zipcode';
import { anArea } from '../builders/location';
import { Outage } from './outage';

/** 10001 and 07030 are served, 59001 is not, 99999 is not a valid zipcode. */
export class FakeServiceAreas extends ServiceAreas {
  readonly outage = new Outage();
  readonly captchas: string[] = [];
  areas: readonly ServiceArea[] = [
    anArea('10001'),
    anArea('07030', { city: 'Hoboken', state: 'NJ', locationIds: ['14'] }),
  ];
  unserved: readonly string[] = ['59001'];
  refusalText = 'Please enter a valid zipcode';

  async lookUp(typed: string, captcha = ''): Promise<Result<ServiceArea, Unserved | CallFailure>> {
    this.captchas.push(captcha);
    if (this.outage.now) return this.outage.now;
    const area = this.areas.find((candidate) => candidate.zipcode.equals(Zipcode.parse(typed)));
    if (area) return ok(area);
    if (this.unserved.includes(typed)) return failed({ kind: 'unserved', alternatives: this.areas });
    return refused(this.refusalText);
  }

  async servedIn({ name, state }: City): Promise<Result<readonly Zipcode[], Unavailable>> {
    if (this.outage.now) return this.outage.now;
    const isThere = (area: ServiceArea) => isSameCity(area.city, name) && isSameCity(area.state, state);
    return ok(this.areas.filter(isThere).map(({ zipcode }) => zipcode));
  }
}
