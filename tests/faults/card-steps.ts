import type { Shopper } from './shopper';
import { unless, words, type Step } from './step';

const BAD_UPI = 'please provide valid UPI ID';
const NO_BILLING = 'something went wrong while saving billing address';
const NO_CARD = 'something went wrong while processing card';
const CARD_NETWORK = 'Internal server error occured';

const verifyUpi = async (shopper: Shopper) => {
  await shopper.chooses('upi');
  await shopper.types('UPI ID', 'jane@okbank');
  await shopper.presses('Verify');
};

const saveCard = async (shopper: Shopper) => {
  await shopper.types('Card number', '4242424242424242');
  await shopper.types('Expiry', '1240');
  await shopper.types('CVC', '123');
  await shopper.types('Card holder', 'Jane Doe');
  await shopper.switchesOn('You want to save this card');
  await shopper.switchesOn('Same As Shipping Address');
  await shopper.presses('Save and Continue');
};

export const CARD_STEPS: readonly Step[] = [
  {
    name: 'the payment methods',
    call: 'listPaymentMethods',
    at: '/cart/card',
    says: unless(
      'nonsense',
      'The payment methods could not be loaded.',
      words('The payment methods could not be loaded.'),
    ),
    continueWith: 'Retry',
    then: 'Payment on Delivery',
  },
  {
    name: 'a UPI ID',
    proves: '[PAY-30]',
    call: 'verifyUpi',
    at: '/cart/card',
    ready: 'UPI',
    act: verifyUpi,
    says: (mode) => (mode.kind === 'outage' ? mode.words : BAD_UPI),
    keeps: ['UPI ID', 'jane@okbank'],
    continueWith: 'Verify',
    then: 'UPI verified successfully',
  },
  {
    name: 'who is paying by a new card',
    call: 'getDashboard',
    at: '/cart/card?show=new',
    says: null,
    continueWith: 'PAYMENT OPTIONS',
    then: 'Choose Payment Options',
  },
  {
    name: "the card provider's key",
    proves: '[PAY-36]',
    call: 'getPublishableKey',
    at: '/cart/card?show=new',
    says: null,
    continueWith: 'Retry',
    then: 'This card form is simulated',
  },
  {
    name: 'where the bill may go',
    call: 'listAddresses',
    at: '/cart/card?show=new',
    says: null,
    continueWith: 'PAYMENT OPTIONS',
    then: 'Choose Payment Options',
  },
  {
    name: 'the billing address of a new card',
    proves: '[PAY-34] [PAY-35]',
    call: 'addAddress',
    at: '/cart/card?show=new',
    ready: 'Same As Shipping Address',
    act: saveCard,
    says: (mode) => (mode.kind === 'outage' ? CARD_NETWORK : NO_BILLING),
    keeps: ['Card holder', 'Jane Doe'],
    continueWith: 'Save and Continue',
    then: 'Order Summary',
  },
  {
    name: 'a new card',
    proves: '[PAY-32] [PAY-33] [PAY-35]',
    call: 'saveCard',
    at: '/cart/card?show=new',
    ready: 'Same As Shipping Address',
    act: saveCard,
    says: (mode) =>
      mode.kind === 'outage'
        ? CARD_NETWORK
        : `${(mode.kind === 'refused' && mode.words) || NO_CARD} :BackendError`,
    keeps: ['Card holder', 'Jane Doe'],
    continueWith: 'Save and Continue',
    then: 'Order Summary',
  },
];
