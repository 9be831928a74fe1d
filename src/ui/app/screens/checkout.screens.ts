import {
  checkoutPath,
  paymentFailPath,
  paymentSuccessPath,
  stepperPath,
  verifyFacePath,
} from '../../shared/paths/paths';
import { page, screen } from './screen';

export const CHECKOUT_SCREENS = [
  screen({
    paths: [checkoutPath],
    page: page(() => import('../../checkout/checkout/checkout.page'), 'CheckoutPage'),
    contexts: ['checkout', 'identity'],
    audience: 'buyer',
    layout: 'bare',
  }),
  screen({
    paths: [stepperPath],
    page: page(() => import('../../checkout/stepper/stepper.page'), 'StepperPage'),
    title: 'Step by step',
  }),
  screen({
    paths: [verifyFacePath],
    page: page(() => import('../../checkout/verify-face/verify-face.page'), 'VerifyFacePage'),
    title: 'Face check',
    contexts: ['identity', 'checkout'],
    audience: 'member',
  }),
  screen({
    paths: [paymentSuccessPath],
    page: page(() => import('../../checkout/payment-result/payment-result.page'), 'PaymentSuccessPage'),
    title: 'Order placed successfully',
    contexts: ['checkout'],
  }),
  screen({
    paths: [paymentFailPath],
    page: page(() => import('../../checkout/payment-result/payment-result.page'), 'PaymentFailPage'),
    title: 'Payment failed',
    contexts: ['checkout'],
  }),
];
