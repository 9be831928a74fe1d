import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { ServiceAreas } from '../../../application/location/service-areas.port';
import { Captcha } from '../../../application/shared/captcha.port';
import { CaptchaControl } from '../../shared/captcha/captcha-control';

/** Looks up zipcodes; each lookup needs a solved captcha (GATE-16, X-059). */
@injectable('Transient')
export class ZipcodeLookup {
  readonly captcha: CaptchaControl;

  constructor(
    private readonly serviceAreas: ServiceAreas,
    captcha: Captcha,
  ) {
    this.captcha = new CaptchaControl(captcha);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  lookUp(zipcode: string): ReturnType<ServiceAreas['lookUp']> {
    return this.captcha.callWithSolution((solution) => this.serviceAreas.lookUp(zipcode, solution));
  }
}
