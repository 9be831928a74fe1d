import {
  aboutUsPath,
  contactUsPath,
  faqPath,
  headerPath,
  privacyPolicyPath,
  refundPolicyPath,
  termsConditionsPath,
} from '../../shared/paths/paths';
import { page, screen } from './screen';

export const APP_SCREENS = [
  screen({
    paths: [headerPath],
    page: page(() => import('../layout/header-only.page'), 'HeaderOnlyPage'),
    title: 'Header',
    layout: 'bare',
  }),
  screen({
    paths: [aboutUsPath],
    page: page(() => import('../static-pages/about-us.page'), 'AboutUsPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [contactUsPath],
    page: page(() => import('../static-pages/contact-us.page'), 'ContactUsPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [faqPath],
    page: page(() => import('../static-pages/faq.page'), 'FaqPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [privacyPolicyPath],
    page: page(() => import('../static-pages/privacy-policy.page'), 'PrivacyPolicyPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [refundPolicyPath],
    page: page(() => import('../static-pages/refund-policy.page'), 'RefundPolicyPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [termsConditionsPath],
    page: page(() => import('../static-pages/terms-conditions.page'), 'TermsConditionsPage'),
    isServerRendered: true,
    isIndexed: true,
  }),
];
