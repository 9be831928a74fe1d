import { ALTERNATIVES } from '../../../../tests/support/samples/alternative-zipcodes';
import { ignored } from '../../../../tests/support/samples/ignored';
import { bannerPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, LONG_TEXT } from '../../../../tests/support/samples/texts';
import { type EntryGateState, EntryGateView } from './entry-gate.view';

export default { component: EntryGateView, parameters: { bare: true } };

const banner = (format: 'desktop' | 'mobile') => ({
  imageUrl: bannerPicture(format),
  link: null,
  title: 'Bourbon of the year',
  caption: null,
});

const GATE: EntryGateState = {
  zipcode: '',
  problem: '',
  captcha: 'unsolved',
  canContinue: false,
  isChecking: false,
  location: 'offered',
  banners: { desktop: [banner('desktop')], mobile: [banner('mobile')] },
  unserved: null,
};
const TYPED = { zipcode: '10001', captcha: 'solved', canContinue: true } as const;
const UNSERVED = {
  title: 'We are not currently serving 59001.',
  ...ALTERNATIVES,
};

const show =
  (change: Partial<EntryGateState> = {}) =>
  () => <EntryGateView state={{ ...GATE, ...change }} actions={ignored()} />;

export const Empty = show();
export const WithoutBanners = show({
  banners: { desktop: [], mobile: [] },
  location: null,
  captcha: 'not needed',
});
export const SolvingCaptcha = show({ zipcode: '10001', captcha: 'solving' });
export const CaptchaFailed = show({ zipcode: '10001', captcha: 'failed' });
export const Locating = show({ location: 'locating' });
export const NotLocated = show({ location: 'unknown' });
export const Ready = show(TYPED);
export const Refused = show({ ...TYPED, zipcode: '1', problem: 'Please provide a valid zipcode' });
export const Busy = show({ ...TYPED, isChecking: true });
export const Unserved = show({ ...TYPED, unserved: UNSERVED });
export const UnservedEmpty = show({ ...TYPED, unserved: { ...UNSERVED, alternatives: [], cities: [] } });
export const LongestText = show({
  unserved: {
    title: LONG_TEXT,
    alternatives: [{ zipcode: '10001', place: LONG_NAME }],
    cities: [{ name: LONG_NAME, state: 'NY' }],
  },
});
