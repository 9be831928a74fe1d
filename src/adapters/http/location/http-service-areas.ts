import { injectable } from 'inversify';
import { ServiceAreas, type Unserved } from '../../../application/location/service-areas.port';
import type { CaptchaSolution } from '../../../application/shared/captcha.port';
import type { ServiceArea } from '../../../domain/location/service-area';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { captchaHeader } from '../shared/captcha-header';
import { toAlternatives, toServedArea } from './to-service-area';

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
    const answer = await this.api.call('lookUpZipcode', {
      query: { zipcode },
      headers: captchaHeader(captcha),
    });
    if (!answer.ok) return callFailed(answer.failure);
    const rows = answer.data.data ?? [];
    if (answer.code === '0') return failed({ kind: 'unserved', alternatives: toAlternatives(rows) });
    const area = answer.succeeded ? toServedArea(zipcode, rows) : null;
    return area ? ok(area) : refused(answer.message ?? '');
  }
}
