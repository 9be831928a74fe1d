import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Homepages } from '../../../application/location/homepages.port';
import type { BannerSet } from '../../../domain/location/home-page';

interface Slide {
  readonly title: string;
  readonly text: string;
}

/** The introduction for new shoppers, before the entry gate. */
const SLIDES: readonly Slide[] = [
  {
    title: 'Your local stores',
    text: 'Wine, spirits, flowers and gifts from independent stores near you.',
  },
  {
    title: 'Many stores, one cart',
    text: 'Order from as many stores as you like and pay only once.',
  },
  {
    title: 'Delivered when it suits you',
    text: 'The same day by a local driver, by courier, or straight from the farm.',
  },
];

/** The intro slider: three slides, of which the last leads to the entry gate (ROUTE-43, X-016). */
@injectable()
export class SplashViewModel {
  private banners: BannerSet = { desktop: [], mobile: [] };

  constructor(private readonly homepages: Homepages) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Pictures are decorative: if they cannot be loaded, only the text is shown. */
  async start(): Promise<void> {
    const answer = await this.homepages.banners();
    if (answer.ok) runInAction(() => (this.banners = answer.value));
  }

  /** @param asked counted from 1; anything else is the first slide */
  stateAt(asked: string | null) {
    const count = SLIDES.length;
    const number = Number(asked);
    const at = Number.isInteger(number) && number >= 1 && number <= count ? number : 1;
    return {
      ...(SLIDES[at - 1] as Slide),
      at,
      count,
      isLast: at === count,
      banners: {
        desktop: this.banners.desktop.slice(at - 1, at),
        mobile: this.banners.mobile.slice(at - 1, at),
      },
    };
  }
}
