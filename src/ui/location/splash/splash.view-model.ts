import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Homepages } from '../../../application/location/homepages.port';
import type { BannerSet } from '../../../domain/location/home-page';
import { splashTexts } from '../../../texts/location/splash';

/** The introduction for new shoppers, before the entry gate. */
const SLIDES = splashTexts.slides;

type Slide = (typeof SLIDES)[number];

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
