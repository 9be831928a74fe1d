/**
 * A provider state, by its sentence, and the calls that need it. PS-001 to PS-099 come from docs/spec, the others
 * were added here.
 */
interface CataloguedState {
  id: `PS-${string}`;
  sentence: string;
  usedBy: readonly `BD-${string}`[];
  /** Parameters that an interaction may pass with the state, and their meaning. */
  params?: Readonly<Record<string, string>>;
  /** Holds for every server whatever its data: there is nothing to enter. */
  holdsAnywhere?: true;
}

/** Every state that consumer tests may name and that the backend must be able to enter. */
export const providerStates = [
  { id: 'PS-001', sentence: 'a payment publishable key is configured', usedBy: ['BD-01'] },
  { id: 'PS-002', sentence: 'no payment publishable key is configured', usedBy: ['BD-01'] },
  { id: 'PS-003', sentence: 'zipcode 10001 is served', usedBy: ['BD-02', 'BD-28'] },
  { id: 'PS-004', sentence: 'zipcode 99999 is invalid', usedBy: ['BD-02', 'BD-28'] },
  {
    id: 'PS-005',
    sentence: 'zipcode 60601 is served but nothing is on the home page',
    usedBy: ['BD-02'],
    params: { withoutMessage: 'true: nothing is said of it either' },
  },
  { id: 'PS-006', sentence: 'dine-in retailers exist for zipcode 10001', usedBy: ['BD-03'] },
  { id: 'PS-007', sentence: 'zipcode 59001 is not supported for dine-in', usedBy: ['BD-03'] },
  { id: 'PS-008', sentence: 'zipcode 07030 is supported but has no dine-in retailer', usedBy: ['BD-03'] },
  { id: 'PS-009', sentence: 'vendor location 11 has free driver slots on 2030-06-03', usedBy: ['BD-04'] },
  { id: 'PS-010', sentence: 'vendor location 11 is fully booked on 2030-06-04', usedBy: ['BD-04'] },
  {
    id: 'PS-011',
    sentence: 'a cart with two vendors exists',
    usedBy: ['BD-05', 'BD-42', 'BD-44', 'BD-45', 'BD-46'],
  },
  {
    id: 'PS-012',
    sentence: 'no cart exists',
    usedBy: ['BD-05', 'BD-06', 'BD-21', 'BD-42'],
    holdsAnywhere: true,
  },
  { id: 'PS-013', sentence: 'variant 1011 is in stock at location 11 for Same Day', usedBy: ['BD-06'] },
  { id: 'PS-014', sentence: 'variant 1099 is sold out', usedBy: ['BD-06'] },
  {
    id: 'PS-015',
    sentence: 'a signed-in customer with an open cart exists',
    usedBy: ['BD-06'],
  },
  { id: 'PS-016', sentence: 'a cart holds 24 of variant 1011', usedBy: ['BD-06'] },
  { id: 'PS-017', sentence: 'products matching bourbon exist', usedBy: ['BD-07'] },
  { id: 'PS-018', sentence: 'no product matches zzzz', usedBy: ['BD-07'], holdsAnywhere: true },
  { id: 'PS-019', sentence: 'a category tree with three levels exists', usedBy: ['BD-08'] },
  { id: 'PS-020', sentence: 'no categories exist', usedBy: ['BD-08'] },
  { id: 'PS-021', sentence: 'product 101 with three sizes and three speeds exists', usedBy: ['BD-09'] },
  { id: 'PS-022', sentence: 'product 109 is out of stock', usedBy: ['BD-09'] },
  { id: 'PS-023', sentence: 'product 999999 does not exist', usedBy: ['BD-09'], holdsAnywhere: true },
  { id: 'PS-024', sentence: 'bouquet product 301 exists', usedBy: ['BD-09'] },
  { id: 'PS-025', sentence: 'product 101 has recommendations', usedBy: ['BD-10'] },
  { id: 'PS-026', sentence: 'product 110 has no recommendations', usedBy: ['BD-10'] },
  { id: 'PS-027', sentence: 'category 12 has 78 products', usedBy: ['BD-11', 'BD-12'] },
  { id: 'PS-028', sentence: 'category 40 is empty with a message', usedBy: ['BD-11'] },
  { id: 'PS-029', sentence: 'category 41 is empty without a message', usedBy: ['BD-11'] },
  { id: 'PS-030', sentence: 'no product matches size 1750 and under500 in category 12', usedBy: ['BD-12'] },
  {
    id: 'PS-031',
    sentence: 'a customer with 1500 ml of product 101 in the wallet exists',
    usedBy: ['BD-13'],
  },
  { id: 'PS-032', sentence: 'a customer with 0 ml of product 101 in the wallet exists', usedBy: ['BD-13'] },
  { id: 'PS-033', sentence: 'product 101 is not redeemable at location 13', usedBy: ['BD-13'] },
  {
    id: 'PS-034',
    sentence: 'a customer with wallet balances in two states exists',
    usedBy: ['BD-14', 'BD-38'],
  },
  { id: 'PS-035', sentence: 'a customer without wallet balances exists', usedBy: ['BD-14', 'BD-38'] },
  { id: 'PS-036', sentence: 'New York NY has served postcodes', usedBy: ['BD-15'] },
  { id: 'PS-037', sentence: 'Billings MT has no served postcodes', usedBy: ['BD-15'] },
  { id: 'PS-038', sentence: 'vendor 1 has 45 products', usedBy: ['BD-16', 'BD-17'] },
  { id: 'PS-039', sentence: 'vendor 1 has no product of size 1750 in $100-$150', usedBy: ['BD-16'] },
  { id: 'PS-040', sentence: 'vendor 999 does not exist', usedBy: ['BD-16', 'BD-17'], holdsAnywhere: true },
  { id: 'PS-041', sentence: 'vendor 3 has no about information', usedBy: ['BD-17'] },
  { id: 'PS-042', sentence: 'vendor 4 has no vendor info', usedBy: ['BD-17'] },
  { id: 'PS-043', sentence: 'retailers exist in NY for price category 3', usedBy: ['BD-18'] },
  { id: 'PS-044', sentence: 'no retailer exists in NY for price category 5', usedBy: ['BD-18'] },
  {
    id: 'PS-045',
    sentence: 'a registered customer jane@example.com exists',
    usedBy: ['BD-19', 'BD-20', 'BD-22'],
  },
  {
    id: 'PS-046',
    sentence: 'a registered customer jane@example.com exists and a guest cart exists',
    usedBy: ['BD-19'],
  },
  {
    id: 'PS-047',
    sentence: 'no customer nobody@example.com exists',
    usedBy: ['BD-19', 'BD-22'],
    holdsAnywhere: true,
  },
  { id: 'PS-048', sentence: 'no customer new@example.com exists', usedBy: ['BD-20'] },
  { id: 'PS-049', sentence: 'a visitor cart with two items exists', usedBy: ['BD-21'] },
  {
    id: 'PS-050',
    sentence: 'a registered customer jane@example.com exists and a visitor cart exists',
    usedBy: ['BD-21'],
  },
  { id: 'PS-051', sentence: 'a valid reset token exists', usedBy: ['BD-23'] },
  { id: 'PS-052', sentence: 'an expired reset token exists', usedBy: ['BD-23'] },
  { id: 'PS-053', sentence: 'a new application ID is in use', usedBy: ['BD-24'] },
  { id: 'PS-054', sentence: 'image storage refuses uploads', usedBy: ['BD-24'] },
  { id: 'PS-055', sentence: 'application APP-OK has front, back and a matching selfie', usedBy: ['BD-25'] },
  { id: 'PS-056', sentence: 'application APP-NOMATCH has a selfie that does not match', usedBy: ['BD-25'] },
  { id: 'PS-057', sentence: 'application APP-YOUNG belongs to a person aged 20', usedBy: ['BD-25', 'BD-26'] },
  { id: 'PS-058', sentence: 'application APP-ERR makes the verifier answer code 2', usedBy: ['BD-25'] },
  { id: 'PS-059', sentence: 'application APP-OK was verified for a signed-in customer', usedBy: ['BD-26'] },
  { id: 'PS-060', sentence: 'a verified customer with a matching selfie exists', usedBy: ['BD-27'] },
  {
    id: 'PS-061',
    sentence: 'a verified customer with a selfie that does not match exists',
    usedBy: ['BD-27'],
  },
  { id: 'PS-062', sentence: 'zipcode 59001 is not served', usedBy: ['BD-02', 'BD-28'] },
  { id: 'PS-063', sentence: 'desktop and mobile banners exist', usedBy: ['BD-29'] },
  { id: 'PS-064', sentence: 'no banners exist', usedBy: ['BD-29'] },
  {
    id: 'PS-065',
    sentence: 'a customer with two shipping addresses exists',
    usedBy: ['BD-30', 'BD-32', 'BD-33', 'BD-34'],
  },
  {
    id: 'PS-066',
    sentence: 'a customer without addresses exists',
    usedBy: ['BD-30'],
  },
  {
    id: 'PS-067',
    sentence: 'a signed-in customer exists',
    usedBy: ['BD-31', 'BD-49'],
  },
  {
    id: 'PS-068',
    sentence: 'a guest session exists',
    usedBy: ['BD-31', 'BD-35'],
  },
  { id: 'PS-069', sentence: 'address 9999 does not exist', usedBy: ['BD-32', 'BD-33', 'BD-34'] },
  {
    id: 'PS-070',
    sentence: 'a signed-in customer with saved cards exists',
    usedBy: ['BD-35', 'BD-36', 'BD-40'],
  },
  { id: 'PS-071', sentence: 'an invalid token is used', usedBy: ['BD-35'], holdsAnywhere: true },
  { id: 'PS-072', sentence: 'card card_x belongs to another customer', usedBy: ['BD-36'] },
  {
    id: 'PS-073',
    sentence: 'a customer with delivery, pickup and dine-in orders exists',
    usedBy: ['BD-37'],
  },
  { id: 'PS-074', sentence: 'a customer without orders exists', usedBy: ['BD-37'] },
  {
    id: 'PS-075',
    sentence: 'a signed-in customer with a billing address exists',
    usedBy: ['BD-39'],
  },
  {
    id: 'PS-076',
    sentence: 'the card provider declines the token',
    usedBy: ['BD-39'],
  },
  {
    id: 'PS-077',
    sentence: 'the card provider fails without a message',
    usedBy: ['BD-39'],
  },
  {
    id: 'PS-078',
    sentence: 'a signed-in customer without saved cards exists',
    usedBy: ['BD-40'],
  },
  {
    id: 'PS-079',
    sentence: 'zipcode 10001 offers all speeds',
    usedBy: ['BD-41'],
  },
  {
    id: 'PS-080',
    sentence: 'zipcode 94105 offers only courier',
    usedBy: ['BD-41'],
  },
  { id: 'PS-081', sentence: 'no speed is available for zipcode 59001', usedBy: ['BD-41'] },
  { id: 'PS-082', sentence: 'location 11 delivers from tomorrow with one holiday', usedBy: ['BD-43'] },
  { id: 'PS-083', sentence: 'location 99 is unknown', usedBy: ['BD-43'], holdsAnywhere: true },
  { id: 'PS-084', sentence: 'an empty cart exists', usedBy: ['BD-44'] },
  { id: 'PS-085', sentence: 'coupon SAVE10 is valid', usedBy: ['BD-44'] },
  { id: 'PS-086', sentence: 'coupon OLD5 has expired', usedBy: ['BD-44'] },
  {
    id: 'PS-087',
    sentence: 'coupon NOMSG fails without a message',
    usedBy: ['BD-44'],
  },
  { id: 'PS-088', sentence: 'cart line 9999 does not exist', usedBy: ['BD-45'] },
  {
    id: 'PS-089',
    sentence: 'variant 1012 has 3 left in stock',
    usedBy: ['BD-46'],
  },
  { id: 'PS-090', sentence: 'UPI id jane@okbank is valid', usedBy: ['BD-47'] },
  { id: 'PS-091', sentence: 'UPI id nobody@okbank is not valid', usedBy: ['BD-47'] },
  {
    id: 'PS-092',
    sentence: 'a cart ready to order exists',
    usedBy: ['BD-48'],
  },
  {
    id: 'PS-093',
    sentence: 'a cart with an item that sold out exists',
    usedBy: ['BD-48'],
    params: { message: 'what the shelf of that item says' },
  },
  {
    id: 'PS-094',
    sentence: 'a cart with a date on a holiday exists',
    usedBy: ['BD-48'],
  },
  {
    id: 'PS-095',
    sentence: 'the saved card will be declined',
    usedBy: ['BD-48'],
  },
  { id: 'PS-096', sentence: 'a wallet cart ready to redeem exists', usedBy: ['BD-48'] },
  {
    id: 'PS-097',
    sentence: 'a guest cart ready to order exists',
    usedBy: ['BD-48'],
  },
  { id: 'PS-098', sentence: 'a signed selfie link was issued', usedBy: ['BD-50'] },
  { id: 'PS-099', sentence: 'an expired selfie link exists', usedBy: ['BD-50'] },
  {
    id: 'PS-100',
    sentence: 'the captcha is checked',
    usedBy: ['BD-19', 'BD-20', 'BD-21', 'BD-22', 'BD-28'],
  },
  {
    id: 'PS-101',
    sentence: 'a call fails on purpose',
    usedBy: ['BD-07', 'BD-16', 'BD-17', 'BD-19', 'BD-31', 'BD-32', 'BD-33', 'BD-34', 'BD-36', 'BD-48'],
    params: {
      operationId: 'the call that fails',
      kind: 'detail: 500 with a `detail`; no-body: 500 without a body; refusal: 200 with `{"code": -1}` alone',
    },
  },
  {
    id: 'PS-102',
    sentence: 'too many wrong passwords were tried for jane@example.com',
    usedBy: ['BD-19'],
  },
  {
    id: 'PS-103',
    sentence: 'an order was placed in an attempt',
    usedBy: ['BD-48'],
  },
  {
    id: 'PS-139',
    sentence: 'an order of an attempt waits for its payment',
    usedBy: ['BD-48'],
  },
  {
    id: 'PS-104',
    sentence: 'an attempt to order failed',
    usedBy: ['BD-48'],
  },
  {
    id: 'PS-105',
    sentence: 'a cart with an item whose price changed exists',
    usedBy: ['BD-48'],
  },
  { id: 'PS-106', sentence: 'category 42 answers code -1 with its products', usedBy: ['BD-11'] },
  {
    id: 'PS-107',
    sentence: 'vendor location 11 says without a code that 2030-06-05 has no slots',
    usedBy: ['BD-04'],
  },
  {
    id: 'PS-108',
    sentence: 'the caller has used up every limit',
    usedBy: ['BD-20', 'BD-21', 'BD-22', 'BD-24', 'BD-28', 'BD-50'],
  },
  { id: 'PS-109', sentence: 'coupon MIN150 needs a subtotal of $150.00', usedBy: ['BD-44'] },
  { id: 'PS-110', sentence: 'a used reset token exists', usedBy: ['BD-23'] },
  {
    id: 'PS-130',
    sentence: 'application APP-OTHER has a selfie that does not match, and the verifier says so',
    usedBy: ['BD-25'],
  },
  {
    id: 'PS-131',
    sentence: 'application APP-NOREMOVE was verified, and its pictures cannot be removed',
    usedBy: ['BD-26'],
  },
  { id: 'PS-132', sentence: 'application APP-OK was taken into the account', usedBy: ['BD-24', 'BD-26'] },
  {
    id: 'PS-133',
    sentence: 'application APP-OK belongs to another customer',
    usedBy: ['BD-24', 'BD-25', 'BD-26', 'BD-50'],
  },
  { id: 'PS-134', sentence: 'category 99 does not exist', usedBy: ['BD-11'], holdsAnywhere: true },
  { id: 'PS-135', sentence: 'a verified customer without a selfie exists', usedBy: ['BD-27'] },
  {
    id: 'PS-136',
    sentence: 'a verified customer whose face the verifier cannot compare exists',
    usedBy: ['BD-27'],
  },
  {
    id: 'PS-137',
    sentence: 'a member who must show their face first has a cart ready to order',
    usedBy: ['BD-35', 'BD-48'],
  },
  {
    id: 'PS-138',
    sentence: 'a customer with pictures that cannot be removed exists',
    usedBy: ['BD-50'],
  },
  { id: 'PS-140', sentence: 'a wallet product is sold out at location 11', usedBy: ['BD-13'] },
  { id: 'PS-141', sentence: '2 of variant 1011 were put into a cart in an attempt', usedBy: ['BD-06'] },
  { id: 'PS-142', sentence: 'a bottle was put into the wallet cart in an attempt', usedBy: ['BD-13'] },
  { id: 'PS-143', sentence: 'a redemption waits for its visit', usedBy: ['BD-38'] },
  { id: 'PS-144', sentence: 'a redemption was drunk', usedBy: ['BD-38'] },
] as const satisfies readonly CataloguedState[];

/** A sentence of the catalogue; a misspelled one does not compile. */
export type ProviderState = (typeof providerStates)[number]['sentence'];
