import {
  checkoutPath,
  paymentFailPath,
  paymentSuccessPath,
  stepperPath,
  verifyFacePath,
} from '../../shared/paths/paths';
import { screen } from './screen';

export const CHECKOUT_SCREENS = [
  screen({
    paths: [checkoutPath],
    page: () => import('../../checkout/checkout/checkout.page'),
    contexts: ['checkout', 'identity'],
    audience: 'buyer',
    layout: 'bare',
  }),
  screen({
    paths: [stepperPath],
    page: () => import('../../checkout/stepper/stepper.page'),
    title: 'Checkout steps',
  }),
  screen({
    paths: [verifyFacePath],
    page: () => import('../../checkout/verify-face/verify-face.page'),
    title: 'Face check',
    contexts: ['identity', 'checkout'],
    audience: 'member',
    usesCamera: true,
  }),
  screen({
    paths: [paymentSuccessPath],
    page: () => import('../../checkout/payment-result/payment-success.page'),
    title: 'Order placed successfully',
    contexts: ['checkout'],
  }),
  screen({
    paths: [paymentFailPath],
    page: () => import('../../checkout/payment-result/payment-fail.page'),
    title: 'Payment failed',
    contexts: ['checkout'],
  }),
];
