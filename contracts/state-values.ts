import type { ProviderState } from './states';

const session = ['token', 'customerId'];
const cart = ['token', 'cartId'];
const order = [
  ...cart,
  ...['lineId', 'otherLineId', 'addressId', 'billingAddressId'],
  ...['sameDayDate', 'nextDayDate', 'timeslot'],
];
const guestOrder = [...cart, 'lineId', 'addressId', 'billingAddressId', 'nextDayDate'] as const;

/**
 * The values that a state must provide, as text, for the requests that begin in it: ids, tokens, dates that can be
 * ordered for.
 */
export const stateValues: Partial<Record<ProviderState, readonly string[]>> = {
  'a registered customer jane@example.com exists': ['token', 'password'],
  'a registered customer jane@example.com exists and a guest cart exists': ['password', 'cartId'],
  'too many wrong passwords were tried for jane@example.com': ['password'],
  'the caller has used up every limit': session,
  'the captcha is checked': ['password', 'captchaSolution'],
  'a call fails on purpose': [...session, 'password'],

  'a valid reset token exists': ['resetToken'],
  'an expired reset token exists': ['resetToken'],
  'a used reset token exists': ['resetToken'],

  'a signed-in customer exists': session,
  'a guest session exists': session,
  'an invalid token is used': ['token'],
  'a customer with two shipping addresses exists': [...session, 'addressId', 'otherAddressId'],
  'address 9999 does not exist': session,
  'card card_x belongs to another customer': ['token'],
  'a customer without addresses exists': session,
  'a customer with delivery, pickup and dine-in orders exists': ['token'],
  'a customer without orders exists': ['token'],

  'no cart exists': ['token'],
  'a visitor cart with two items exists': ['cartId'],
  'a registered customer jane@example.com exists and a visitor cart exists': ['cartId'],
  'a cart holds 24 of variant 1011': ['cartId'],
  'a signed-in customer with an open cart exists': cart,
  'an empty cart exists': cart,
  'cart line 9999 does not exist': cart,
  'coupon SAVE10 is valid': cart,
  'coupon OLD5 has expired': cart,
  'coupon NOMSG fails without a message': cart,
  'coupon MIN150 needs a subtotal of $150.00': cart,
  'variant 1012 has 3 left in stock': [...cart, 'lineId'],
  'a cart with two vendors exists': [...session, 'cartId', 'visitorCartId', 'lineId', 'visitorLineId'],

  'a signed-in customer with saved cards exists': [...cart, 'cardId'],
  'a signed-in customer without saved cards exists': cart,
  'a signed-in customer with a billing address exists': ['token', 'billingAddressId'],
  'the card provider declines the token': ['token', 'billingAddressId'],
  'the card provider fails without a message': ['token', 'billingAddressId'],
  'zipcode 10001 offers all speeds': [...cart, 'addressId'],
  'zipcode 94105 offers only courier': [...cart, 'addressId'],

  'a customer with pictures that cannot be removed exists': session,
  'a verified customer with a matching selfie exists': cart,
  'a verified customer with a selfie that does not match exists': cart,
  'a verified customer without a selfie exists': cart,
  'a verified customer whose face the verifier cannot compare exists': cart,

  'a member who must show their face first has a cart ready to order': order,
  'a cart ready to order exists': [...order, 'cardId', 'otherAddressId'],
  'a cart with an item that sold out exists': order,
  'a cart with an item whose price changed exists': order,
  'a cart with a date on a holiday exists': [...order, 'holidayDate'],
  'the saved card will be declined': [...order, 'cardId'],
  'a guest cart ready to order exists': guestOrder,
  'a member who may not buy alcohol has a cart ready to order': order,
  'a guest who may not buy alcohol has a cart ready to order': guestOrder,
  'a wallet cart ready to redeem exists': [...cart, 'lineId', 'addressId', 'billingAddressId', 'sameDayDate'],
  'an order was placed in an attempt': [...order, 'attemptKey'],
  'an order of an attempt waits for its payment': [...order, 'attemptKey'],
  'an order of an attempt is being paid': [...order, 'customerId', 'attemptKey'],
  'an attempt to order failed': [...cart, 'attemptKey'],
  '2 of variant 1011 were put into a cart in an attempt': [...cart, 'attemptKey'],
  'a bottle was put into the wallet cart in an attempt': [...session, 'attemptKey'],

  'a customer with 1500 ml of product 101 in the wallet exists': session,
  'a customer with 0 ml of product 101 in the wallet exists': session,
  'product 101 is not redeemable at location 13': session,
  'a wallet product is sold out at location 11': session,
  'a customer with prepaid drinks may not buy alcohol': session,
  'a customer with wallet balances in two states exists': session,
  'a redemption waits for its visit': [...session, 'orderId'],
  'a redemption was served': [...session, 'orderId'],
  'a customer without wallet balances exists': session,
  'retailers exist in NY for price category 3': session,
  'no retailer exists in NY for price category 5': session,

  'a new application ID is in use': session,
  'image storage refuses uploads': session,
  'application APP-OK has front, back and a matching selfie': session,
  'application APP-NOMATCH has a selfie that does not match': session,
  'application APP-OTHER has a selfie that does not match, and the verifier says so': session,
  'application APP-YOUNG belongs to a person aged 20': session,
  'application APP-ERR makes the verifier answer code 2': session,
  'application APP-OK was verified for a signed-in customer': session,
  'application APP-NOREMOVE was verified, and its pictures cannot be removed': session,
  'application APP-OK was taken into the account': session,
  'application APP-OK belongs to another customer': session,
  'a signed selfie link was issued': [...session, 'expires', 'uploadSignature', 'downloadSignature'],
  'an expired selfie link exists': [...session, 'expires', 'uploadSignature'],
};
