import {
  aboutUsPath,
  contactUsPath,
  faqPath,
  headerPath,
  privacyPolicyPath,
  refundPolicyPath,
  termsConditionsPath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const APP_SCREENS = [
  screen({
    paths: [headerPath],
    page: () => import('../layout/header-only.page'),
    title: 'Header',
    layout: 'bare',
  }),
  screen({
    paths: [aboutUsPath],
    page: () => import('../static-pages/about-us.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [contactUsPath],
    page: () => import('../static-pages/contact-us.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [faqPath],
    page: () => import('../static-pages/faq.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [privacyPolicyPath],
    page: () => import('../static-pages/privacy-policy.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [refundPolicyPath],
    page: () => import('../static-pages/refund-policy.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [termsConditionsPath],
    page: () => import('../static-pages/terms-conditions.page'),
    isServerRendered: true,
    isIndexed: true,
  }),
];
