import { screenTitles } from '../../../texts/app/screen-titles';
import {
  checkoutPath,
  paymentFailPath,
  paymentSuccessPath,
  stepperPath,
  faceCheckPath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const CHECKOUT_SCREENS = [
  screen({
    paths: [checkoutPath],
    page: () => import('../../checkout/checkout/checkout.page'),
    contexts: ['checkout'],
    audience: 'customer',
    layout: 'bare',
  }),
  screen({
    paths: [stepperPath],
    page: () => import('../../checkout/stepper/stepper.page'),
    title: screenTitles.checkoutSteps,
  }),
  screen({
    paths: [faceCheckPath],
    page: () => import('../../checkout/face-check/face-check.page'),
    title: screenTitles.faceCheck,
    contexts: ['checkout'],
    audience: 'member',
    usesCamera: true,
  }),
  screen({
    paths: [paymentSuccessPath],
    page: () => import('../../checkout/payment-result/payment-success.page'),
    title: screenTitles.orderPlaced,
    contexts: ['checkout'],
  }),
  screen({
    paths: [paymentFailPath],
    page: () => import('../../checkout/payment-result/payment-fail.page'),
    title: screenTitles.paymentFailed,
    contexts: ['checkout'],
  }),
];
