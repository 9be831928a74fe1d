import { screenTitles } from '../../../texts/app/screen-titles';
import type { PathPattern } from '../../shared/paths/path';
import {
  aboutUsPath,
  contactUsPath,
  faqPath,
  headerPath,
  privacyPolicyPath,
  refundPolicyPath,
  termsConditionsPath,
} from '../../shared/paths/paths';
import { type Screen, screen } from './screen';

/** The same text for everybody. */
const textScreen = (path: PathPattern, page: Screen['page']): Screen =>
  screen({ paths: [path], page, isServerRendered: true, isIndexed: true });

export const APP_SCREENS = [
  screen({
    paths: [headerPath],
    page: () => import('../layout/header-only.page'),
    title: screenTitles.header,
    layout: 'bare',
  }),
  textScreen(aboutUsPath, () => import('../static-pages/about-us.page')),
  textScreen(contactUsPath, () => import('../static-pages/contact-us.page')),
  textScreen(faqPath, () => import('../static-pages/faq.page')),
  textScreen(privacyPolicyPath, () => import('../static-pages/privacy-policy.page')),
  textScreen(refundPolicyPath, () => import('../static-pages/refund-policy.page')),
  textScreen(termsConditionsPath, () => import('../static-pages/terms-conditions.page')),
];
