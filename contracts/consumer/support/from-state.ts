import { fromProviderState } from './matchers';

/** Sample values for what only the provider's state knows. */
export const samples = {
  token: 'tok_sample',
  customerId: '501',
  password: 'correct horse battery',
  captchaSolution: 'c29sdmVk',
  resetToken: 'rst_3Vd8Qp1Xk5Zt7Ny2',
  cartId: 'crt_9f3b1c7a2e5d4860',
  visitorCartId: 'crt_2b8e6f10c4a97d35',
  lineId: '9001',
  otherLineId: '9002',
  visitorLineId: '9101',
  orderId: '100003',
  addressId: '701',
  otherAddressId: '702',
  billingAddressId: '703',
  cardId: 'card_visa_4242',
  attemptKey: '7c2f4a51-9d0e-4b8a-8a53-1f60c2d9e7b4',
  sameDayDate: '2030-06-03',
  nextDayDate: '2030-06-05',
  holidayDate: '2030-06-07',
  timeslot: '10:00-12:00',
  expires: '1906718400',
  uploadSignature: '5f2b9c',
  downloadSignature: 'a41e07',
} as const;

export type StateValue = keyof typeof samples;

const plain = (value: string) => value;

/** A value of the state, by name: the verifier replaces the sample with the provider's own value. */
export const fromState = (name: StateValue, within: (value: string) => string = plain) =>
  fromProviderState(within(`\${${name}}`), within(samples[name]));
