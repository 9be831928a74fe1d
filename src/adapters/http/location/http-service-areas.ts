import { listServedPostcodes, lookUpZipcode } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { ServiceAreas, type Unserved } from '../../../application/location/service-areas.port';
import type { CaptchaSolution } from '../../../application/shared/captcha.port';
import type { City } from '../../../domain/location/city';
import type { ServiceArea } from '../../../domain/location/service-area';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import type { Zipcode } from '../../../domain/shared/zipcode';
import { Api } from '../api';
import { callFailed, callUnavailable } from '../http-failure';
import { captchaHeader } from '../shared/captcha-header';
import { toAlternatives, toServedArea, toZipcodes } from './to-service-area';

@injectable()
export class HttpServiceAreas extends ServiceAreas {
  constructor(private readonly api: Api) {
    super();
  }

  async lookUp(
    typed: string,
    captcha: CaptchaSolution = '',
  ): Promise<Result<ServiceArea, Unserved | CallFailure>> {
    const zipcode = typed.trim();
    const answer = await this.api.call(lookUpZipcode, {
      query: { zipcode },
      headers: captchaHeader(captcha),
    });
    if (!answer.ok) return callFailed(answer.failure);
    const rows = answer.data.data ?? [];
    if (answer.code === '0') return failed({ kind: 'unserved', alternatives: toAlternatives(rows) });
    const area = answer.succeeded ? toServedArea(zipcode, rows) : null;
    return area ? ok(area) : refused(answer.message ?? '');
  }

  async servedIn({ name, state }: City): Promise<Result<readonly Zipcode[], Unavailable>> {
    const answer = await this.api.call(listServedPostcodes, { body: { city: name, state } });
    return answer.ok ? ok(toZipcodes(answer.data.avaialbepostcodes)) : callUnavailable(answer.failure);
  }
}
