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
    page: async () => (await import('../../checkout/checkout/checkout.page')).CheckoutPage,
    contexts: ['checkout', 'identity'],
    audience: 'buyer',
    layout: 'bare',
  }),
  screen({
    paths: [stepperPath],
    page: async () => (await import('../../checkout/stepper/stepper.page')).StepperPage,
  }),
  screen({
    paths: [verifyFacePath],
    page: async () => (await import('../../checkout/verify-face/verify-face.page')).VerifyFacePage,
    contexts: ['identity', 'checkout'],
    audience: 'member',
  }),
  screen({
    paths: [paymentSuccessPath],
    page: async () => (await import('../../checkout/payment-result/payment-result.page')).PaymentSuccessPage,
    contexts: ['checkout'],
  }),
  screen({
    paths: [paymentFailPath],
    page: async () => (await import('../../checkout/payment-result/payment-result.page')).PaymentFailPage,
    contexts: ['checkout'],
  }),
];
