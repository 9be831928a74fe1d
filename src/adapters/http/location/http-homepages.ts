import { getHomepage, listBanners } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { Homepages, type NothingToShow } from '../../../application/location/homepages.port';
import type { Cached } from '../../../application/shared/cached';
import type { BannerSet, HomePage } from '../../../domain/location/home-page';
import type { ServiceArea } from '../../../domain/location/service-area';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed, callUnavailable } from '../http-failure';
import { AnswerCache } from '../answer-cache';
import { placeQuery } from '../shared/place-query';
import { toBannerSet, toHomePage, toStore } from './to-home-page';

@injectable()
export class HttpHomepages extends Homepages {
  constructor(
    private readonly api: Api,
    private readonly answerCache: AnswerCache,
  ) {
    super();
  }

  homeFor(place: ShoppingPlace): Promise<Cached<Result<HomePage, NothingToShow | CallFailure>>> {
    const query = placeQuery(place);
    return this.answerCache.shareCached('home', query, () => this.fetchHome(query));
  }

  async serviceAreaAt(zipcode: string): Promise<Result<ServiceArea, CallFailure>> {
    const answer = await this.api.call(getHomepage, { query: { zipcode } });
    if (!answer.ok) return callFailed(answer.failure);
    const isValid = String(answer.data.errorCode) !== '1';
    const store = isValid ? toStore(zipcode, answer.data) : null;
    return store ? ok(store) : refused(answer.message ?? '');
  }

  banners(): Promise<Result<BannerSet, Unavailable>> {
    return this.answerCache.share('banners', {}, async () => {
      const answer = await this.api.call(listBanners);
      return answer.ok ? ok(toBannerSet(answer.data)) : callUnavailable(answer.failure);
    });
  }

  private async fetchHome(
    query: ReturnType<typeof placeQuery>,
  ): Promise<Result<HomePage, NothingToShow | CallFailure>> {
    const answer = await this.api.call(getHomepage, { query });
    if (!answer.ok) return callFailed(answer.failure);
    const message = answer.message ?? '';
    if (String(answer.data.errorCode) === '1') return refused(message);
    return answer.succeeded ? ok(toHomePage(answer.data)) : failed({ kind: 'nothing-to-show', message });
  }
}
