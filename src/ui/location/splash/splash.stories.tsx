import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { bannerPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, LONG_TEXT } from '../../../../tests/support/samples/texts';
import { SplashView } from './splash.view';

export default { component: SplashView, parameters: { bare: true } };

type State = ComponentProps<typeof SplashView>['state'];

const banner = (format: 'desktop' | 'mobile') => ({
  imageUrl: bannerPicture(format),
  link: null,
  title: 'Bourbon of the year',
  caption: null,
});

const SLIDE: State = {
  title: 'Drinks, flowers and gifts',
  text: 'From local stores, delivered to your door.',
  at: 1,
  count: 3,
  isLast: false,
  banners: { desktop: [banner('desktop')], mobile: [banner('mobile')] },
};

const show =
  (change: Partial<State> = {}) =>
  () => <SplashView state={{ ...SLIDE, ...change }} goTo={ignored()} />;

export const First = show();
export const Second = show({ at: 2 });
export const Last = show({ at: 3, isLast: true });
export const WithoutBanners = show({ banners: { desktop: [], mobile: [] } });
export const LongestText = show({ at: 2, title: LONG_NAME, text: LONG_TEXT });
