/** A provider state, by its sentence. PS-001 to PS-099 come from docs/spec, the others were added here. */
interface CataloguedState {
  id: `PS-${string}`;
  sentence: string;
  /**
   * The values that it must provide, as text, for the requests that begin in it: ids, tokens, dates that can be ordered
   * for.
   */
  gives?: readonly string[];
  /** Parameters that an interaction may pass with the state, and their meaning. */
  params?: Readonly<Record<string, string>>;
  /** Holds for every server whatever its data: there is nothing to enter. */
  holdsAnywhere?: true;
}

const BECAUSE =
  'age-not-declared: this session has not called declareAge; too-young: aged 20 by the date of birth; identity-not-verified: the shop sells alcohol only after an identity check, and there was none';

const session = ['token', 'customerId'];
const cart = ['token', 'cartId'];
const order = [
  ...cart,
  ...['lineId', 'otherLineId', 'addressId', 'billingAddressId'],
  ...['sameDayDate', 'nextDayDate', 'timeslot'],
];
const guestOrder = [...cart, 'lineId', 'addressId', 'billingAddressId', 'nextDayDate'];

/**
 * Every state that consumer tests may name and that the backend must be able to enter: one table, because a sentence is
 * unique in all of it.
 */
export const providerStates = [
  { id: 'PS-001', sentence: 'a payment publishable key is configured' },
  { id: 'PS-002', sentence: 'no payment publishable key is configured' },
  { id: 'PS-003', sentence: 'zipcode 10001 is served' },
  { id: 'PS-004', sentence: 'zipcode 99999 is invalid' },
  {
    id: 'PS-005',
    sentence: 'zipcode 60601 is served but nothing is on the home page',
    params: { withoutMessage: 'true: nothing is said of it either' },
  },
  { id: 'PS-006', sentence: 'dine-in retailers exist for zipcode 10001' },
  { id: 'PS-007', sentence: 'zipcode 59001 is not supported for dine-in' },
  { id: 'PS-008', sentence: 'zipcode 07030 is supported but has no dine-in retailer' },
  { id: 'PS-009', sentence: 'vendor location 11 has free driver slots on 2030-06-03' },
  { id: 'PS-010', sentence: 'vendor location 11 is fully booked on 2030-06-04' },
  {
    id: 'PS-011',
    sentence: 'a cart with two vendors exists',
    gives: [...session, 'cartId', 'visitorCartId', 'lineId', 'visitorLineId'],
  },
  { id: 'PS-012', sentence: 'no cart exists', gives: ['token'], holdsAnywhere: true },
  { id: 'PS-013', sentence: 'variant 1011 is in stock at location 11 for Same Day' },
  { id: 'PS-014', sentence: 'variant 1099 is sold out' },
  { id: 'PS-015', sentence: 'a signed-in customer with an open cart exists', gives: cart },
  { id: 'PS-016', sentence: 'a cart holds 24 of variant 1011', gives: ['cartId'] },
  { id: 'PS-017', sentence: 'products matching bourbon exist' },
  { id: 'PS-018', sentence: 'no product matches zzzz', holdsAnywhere: true },
  { id: 'PS-019', sentence: 'a category tree with three levels exists' },
  { id: 'PS-020', sentence: 'no categories exist' },
  { id: 'PS-021', sentence: 'product 101 with three sizes and three speeds exists' },
  { id: 'PS-022', sentence: 'product 109 is out of stock' },
  { id: 'PS-023', sentence: 'product 999999 does not exist', holdsAnywhere: true },
  { id: 'PS-024', sentence: 'bouquet product 301 exists' },
  { id: 'PS-025', sentence: 'product 101 has recommendations' },
  { id: 'PS-026', sentence: 'product 110 has no recommendations' },
  { id: 'PS-027', sentence: 'category 12 has 78 products' },
  { id: 'PS-028', sentence: 'category 40 is empty with a message' },
  { id: 'PS-029', sentence: 'category 41 is empty without a message' },
  { id: 'PS-030', sentence: 'no product matches size 1750 and under500 in category 12' },
  { id: 'PS-031', sentence: 'a customer with 1500 ml of product 101 in the wallet exists', gives: session },
  { id: 'PS-032', sentence: 'a customer with 0 ml of product 101 in the wallet exists', gives: session },
  { id: 'PS-033', sentence: 'product 101 is not redeemable at location 13', gives: session },
  { id: 'PS-034', sentence: 'a customer with wallet balances in two states exists', gives: session },
  { id: 'PS-035', sentence: 'a customer without wallet balances exists', gives: session },
  { id: 'PS-036', sentence: 'New York NY has served postcodes' },
  { id: 'PS-037', sentence: 'Billings MT has no served postcodes' },
  { id: 'PS-038', sentence: 'vendor 1 has 45 products' },
  { id: 'PS-039', sentence: 'vendor 1 has no product of size 1750 in $100-$150' },
  { id: 'PS-040', sentence: 'vendor 999 does not exist', holdsAnywhere: true },
  { id: 'PS-041', sentence: 'vendor 3 has no about information' },
  { id: 'PS-042', sentence: 'vendor 4 has no vendor info' },
  { id: 'PS-043', sentence: 'retailers exist in NY for price category 3', gives: session },
  { id: 'PS-044', sentence: 'no retailer exists in NY for price category 5', gives: session },
  { id: 'PS-045', sentence: 'a registered customer jane@example.com exists', gives: ['token', 'password'] },
  {
    id: 'PS-046',
    sentence: 'a registered customer jane@example.com exists and a guest cart exists',
    gives: ['password', 'cartId'],
  },
  { id: 'PS-047', sentence: 'no customer nobody@example.com exists', holdsAnywhere: true },
  { id: 'PS-048', sentence: 'no customer new@example.com exists' },
  { id: 'PS-049', sentence: 'a visitor cart with two items exists', gives: ['cartId'] },
  {
    id: 'PS-050',
    sentence: 'a registered customer jane@example.com exists and a visitor cart exists',
    gives: ['cartId'],
  },
  { id: 'PS-051', sentence: 'a valid reset token exists', gives: ['resetToken'] },
  { id: 'PS-052', sentence: 'an expired reset token exists', gives: ['resetToken'] },
  { id: 'PS-053', sentence: 'a new application ID is in use', gives: session },
  { id: 'PS-054', sentence: 'image storage refuses uploads', gives: session },
  { id: 'PS-055', sentence: 'application APP-OK has front, back and a matching selfie', gives: session },
  { id: 'PS-056', sentence: 'application APP-NOMATCH has a selfie that does not match', gives: session },
  { id: 'PS-057', sentence: 'application APP-YOUNG belongs to a person aged 20', gives: session },
  { id: 'PS-058', sentence: 'application APP-ERR makes the verifier answer code 2', gives: session },
  { id: 'PS-059', sentence: 'application APP-OK was verified for a signed-in customer', gives: session },
  { id: 'PS-060', sentence: 'a verified customer with a matching selfie exists', gives: cart },
  { id: 'PS-061', sentence: 'a verified customer with a selfie that does not match exists', gives: cart },
  { id: 'PS-062', sentence: 'zipcode 59001 is not served' },
  { id: 'PS-063', sentence: 'desktop and mobile banners exist' },
  { id: 'PS-064', sentence: 'no banners exist' },
  {
    id: 'PS-065',
    sentence: 'a customer with two shipping addresses exists',
    gives: [...session, 'addressId', 'otherAddressId'],
  },
  { id: 'PS-066', sentence: 'a customer without addresses exists', gives: session },
  { id: 'PS-067', sentence: 'a signed-in customer exists', gives: session },
  { id: 'PS-068', sentence: 'a guest session exists', gives: session },
  { id: 'PS-069', sentence: 'address 9999 does not exist', gives: session },
  { id: 'PS-070', sentence: 'a signed-in customer with saved cards exists', gives: [...cart, 'cardId'] },
  { id: 'PS-071', sentence: 'an invalid token is used', gives: ['token'], holdsAnywhere: true },
  { id: 'PS-072', sentence: 'card card_x belongs to another customer', gives: ['token'] },
  { id: 'PS-073', sentence: 'a customer with delivery, pickup and dine-in orders exists', gives: ['token'] },
  { id: 'PS-074', sentence: 'a customer without orders exists', gives: ['token'] },
  {
    id: 'PS-075',
    sentence: 'a signed-in customer with a billing address exists',
    gives: ['token', 'billingAddressId'],
  },
  { id: 'PS-076', sentence: 'the card provider declines the token', gives: ['token', 'billingAddressId'] },
  {
    id: 'PS-077',
    sentence: 'the card provider fails without a message',
    gives: ['token', 'billingAddressId'],
  },
  { id: 'PS-078', sentence: 'a signed-in customer without saved cards exists', gives: cart },
  { id: 'PS-079', sentence: 'zipcode 10001 offers all speeds', gives: [...cart, 'addressId'] },
  { id: 'PS-080', sentence: 'zipcode 94105 offers only courier', gives: [...cart, 'addressId'] },
  { id: 'PS-081', sentence: 'no speed is available for zipcode 59001' },
  { id: 'PS-082', sentence: 'location 11 delivers from tomorrow with one holiday' },
  { id: 'PS-083', sentence: 'location 99 is unknown', holdsAnywhere: true },
  { id: 'PS-084', sentence: 'an empty cart exists', gives: cart },
  { id: 'PS-085', sentence: 'coupon SAVE10 is valid', gives: cart },
  { id: 'PS-086', sentence: 'coupon OLD5 has expired', gives: cart },
  { id: 'PS-087', sentence: 'coupon NOMSG fails without a message', gives: cart },
  { id: 'PS-088', sentence: 'cart line 9999 does not exist', gives: cart },
  { id: 'PS-089', sentence: 'variant 1012 has 3 left in stock', gives: [...cart, 'lineId'] },
  { id: 'PS-090', sentence: 'UPI id jane@okbank is valid' },
  { id: 'PS-091', sentence: 'UPI id nobody@okbank is not valid' },
  { id: 'PS-092', sentence: 'a cart ready to order exists', gives: [...order, 'cardId', 'otherAddressId'] },
  {
    id: 'PS-093',
    sentence: 'a cart with an item that sold out exists',
    gives: order,
    params: { message: 'the message about the item that sold out' },
  },
  { id: 'PS-094', sentence: 'a cart with a date on a holiday exists', gives: [...order, 'holidayDate'] },
  { id: 'PS-095', sentence: 'the saved card will be declined', gives: [...order, 'cardId'] },
  {
    id: 'PS-096',
    sentence: 'a wallet cart ready to redeem exists',
    gives: [...cart, 'lineId', 'addressId', 'billingAddressId', 'sameDayDate'],
  },
  { id: 'PS-097', sentence: 'a guest cart ready to order exists', gives: guestOrder },
  {
    id: 'PS-098',
    sentence: 'a signed selfie link was issued',
    gives: [...session, 'expires', 'uploadSignature', 'downloadSignature'],
  },
  {
    id: 'PS-099',
    sentence: 'an expired selfie link exists',
    gives: [...session, 'expires', 'uploadSignature'],
  },
  { id: 'PS-100', sentence: 'the captcha is checked', gives: ['password', 'captchaSolution'] },
  {
    id: 'PS-101',
    sentence: 'a call fails on purpose',
    gives: [...session, 'password'],
    params: {
      operationId: 'the call that fails',
      kind: 'detail: 500 with a `detail`; no-body: 500 without a body; refusal: 200 with `{"code": -1}` alone',
    },
  },
  { id: 'PS-102', sentence: 'too many wrong passwords were tried for jane@example.com', gives: ['password'] },
  { id: 'PS-103', sentence: 'an order was placed in an attempt', gives: [...order, 'attemptKey'] },
  { id: 'PS-139', sentence: 'an order of an attempt waits for its payment', gives: [...order, 'attemptKey'] },
  { id: 'PS-104', sentence: 'an attempt to order failed', gives: [...cart, 'attemptKey'] },
  { id: 'PS-105', sentence: 'a cart with an item whose price changed exists', gives: order },
  { id: 'PS-106', sentence: 'category 42 answers code -1 with its products' },
  { id: 'PS-107', sentence: 'vendor location 11 says without a code that 2030-06-05 has no slots' },
  { id: 'PS-108', sentence: 'the caller has used up every limit', gives: session },
  { id: 'PS-109', sentence: 'coupon MIN150 needs a subtotal of $150.00', gives: cart },
  { id: 'PS-110', sentence: 'a used reset token exists', gives: ['resetToken'] },
  {
    id: 'PS-130',
    sentence: 'application APP-OTHER has a selfie that does not match, and the verifier says so',
    gives: session,
  },
  {
    id: 'PS-131',
    sentence: 'application APP-NOREMOVE was verified, and its pictures cannot be removed',
    gives: session,
  },
  { id: 'PS-132', sentence: 'application APP-OK was taken into the account', gives: session },
  { id: 'PS-133', sentence: 'application APP-OK belongs to another customer', gives: session },
  { id: 'PS-134', sentence: 'category 99 does not exist', holdsAnywhere: true },
  { id: 'PS-135', sentence: 'a verified customer without a selfie exists', gives: cart },
  {
    id: 'PS-136',
    sentence: 'a verified customer whose face the verifier cannot compare exists',
    gives: cart,
  },
  {
    id: 'PS-137',
    sentence: 'a member who must show their face first has a cart ready to order',
    gives: order,
  },
  { id: 'PS-138', sentence: 'a customer with pictures that cannot be removed exists', gives: session },
  { id: 'PS-140', sentence: 'a wallet product is sold out at location 11', gives: session },
  {
    id: 'PS-141',
    sentence: '2 of variant 1011 were put into a cart in an attempt',
    gives: [...cart, 'attemptKey'],
  },
  {
    id: 'PS-142',
    sentence: 'a bottle was put into the wallet cart in an attempt',
    gives: [...session, 'attemptKey'],
  },
  { id: 'PS-143', sentence: 'a redemption waits for its visit', gives: [...session, 'orderId'] },
  { id: 'PS-144', sentence: 'a redemption was served', gives: [...session, 'orderId'] },
  {
    id: 'PS-145',
    sentence: 'a member who may not buy alcohol has a cart ready to order',
    gives: order,
    params: { because: BECAUSE },
  },
  {
    id: 'PS-146',
    sentence: 'a guest who may not buy alcohol has a cart ready to order',
    gives: guestOrder,
    params: { because: BECAUSE },
  },
  {
    id: 'PS-147',
    sentence: 'a customer with prepaid drinks may not buy alcohol',
    gives: session,
    params: { because: BECAUSE },
  },
  {
    id: 'PS-148',
    sentence: 'an order of an attempt is being paid',
    gives: [...order, 'customerId', 'attemptKey'],
  },
] as const satisfies readonly CataloguedState[];

const catalogue: readonly CataloguedState[] = providerStates;

/** The names of the values that a state provides. */
export const valuesOf = (sentence: string): readonly string[] =>
  catalogue.find((state) => state.sentence === sentence)?.gives ?? [];

/** A sentence of the catalogue; a misspelled one does not compile. */
export type ProviderState = (typeof providerStates)[number]['sentence'];
