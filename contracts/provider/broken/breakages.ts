/** An answer before it is sent: parsed JSON, or text. */
export interface Answered {
  status: number;
  type: string;
  body: unknown;
}

export interface Breakage {
  /** The defect of the server. */
  readonly title: string;
  /** The interaction that has to fail. */
  readonly interaction: string;
  readonly spoil: (answer: Answered) => void;
}

type Part = Record<string, unknown>;

/** The first object of the body, at any depth, that has the field. */
function holderOf(part: unknown, field: string): Part | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (field in part) return part as Part;
  for (const inner of Object.values(part)) {
    const found = holderOf(inner, field);
    if (found) return found;
  }
  return undefined;
}

/** A breakage without effect would go unnoticed and prove nothing. */
function inField(field: string, change: (holder: Part) => void) {
  return ({ body }: Answered): void => {
    const holder = holderOf(body, field);
    if (!holder) throw new Error(`The answer has no ${field}.`);
    change(holder);
  };
}

const without = (field: string) => inField(field, (holder) => delete holder[field]);
const being = (field: string, value: unknown) => inField(field, (holder) => (holder[field] = value));
const called = (field: string, name: string) =>
  inField(field, (holder) => {
    holder[name] = holder[field];
    delete holder[field];
  });
const withStatus = (status: number) => (answer: Answered) => void (answer.status = status);
const withBody = (change: (body: unknown) => unknown) => (answer: Answered) =>
  void (answer.body = change(answer.body));
const first = (body: unknown): unknown => (body as unknown[])[0];

const CART = 'showCart: the cart of a visitor';
const PRODUCT = 'getProduct: a product with sizes, speeds, reviews and related products';
const ORDER = 'placeOrder: an order paid on delivery';
const LISTING = 'listCategoryProducts: the first page of 78 products';
const SERVED = 'listServedPostcodes: the served zipcodes of a city';
const VENUES = 'listDineInRetailers: the venues at a zipcode';
const WALLET = 'listWalletProducts: what can be redeemed at a venue';

/** Thirty-two broken servers, each with one defect. */
export const BREAKAGES: readonly Breakage[] = [
  { title: 'a number where a text belongs', interaction: PRODUCT, spoil: being('price', 38.5) },
  { title: 'a text where a number belongs', interaction: ORDER, spoil: being('code', '1') },
  { title: 'null where a name belongs', interaction: PRODUCT, spoil: being('name', null) },
  { title: 'an object where a list belongs', interaction: LISTING, spoil: being('products', {}) },
  { title: 'a text where a list belongs', interaction: VENUES, spoil: being('vendordata', 'none') },
  { title: 'a list where a text belongs', interaction: PRODUCT, spoil: being('brand', ['Harbor Light']) },
  { title: 'no id of the order', interaction: ORDER, spoil: without('order_id') },
  { title: 'no amount that was paid', interaction: ORDER, spoil: without('amount_paid') },
  { title: 'no list of products', interaction: LISTING, spoil: without('products') },
  { title: 'no pagination', interaction: LISTING, spoil: without('pagination') },
  { title: 'no grand total', interaction: CART, spoil: without('grandtotal') },
  {
    title: 'no token of the session',
    interaction: 'signIn: a member without a cart',
    spoil: without('api_token'),
  },
  { title: 'a cart without its list', interaction: CART, spoil: withBody(first) },
  { title: 'a list around a single object', interaction: ORDER, spoil: withBody((body) => [body]) },
  { title: 'an empty list for a cart', interaction: CART, spoil: withBody(() => []) },
  { title: 'an empty object for a product', interaction: PRODUCT, spoil: withBody(() => ({})) },
  { title: 'a 500 for a success', interaction: PRODUCT, spoil: withStatus(500) },
  { title: 'a 201 for a 200', interaction: ORDER, spoil: withStatus(201) },
  {
    title: 'a 200 above the rate limit',
    interaction: 'createCaptchaChallenge: too many captcha challenges',
    spoil: withStatus(200),
  },
  {
    title: 'a success for a refusal',
    interaction: 'addAddress: a short zipcode',
    spoil: withBody(() => ({ code: 1, address_id: '704' })),
  },
  {
    title: 'a refusal for a success',
    interaction: ORDER,
    spoil: withBody(() => ({ code: -1, message: 'No.' })),
  },
  {
    title: "the code false in place of 'false'",
    interaction: 'placeOrder: a date on a holiday',
    spoil: being('code', false),
  },
  {
    title: "the status true in place of 'true'",
    interaction: 'getVendor: no vendor data',
    spoil: being('status', true),
  },
  {
    title: 'another text than the documented one',
    interaction: 'placeOrder: a date on a holiday',
    spoil: being('message', 'Please choose other dates.'),
  },
  {
    title: 'availablepostcodes, spelled correctly',
    interaction: SERVED,
    spoil: called('avaialbepostcodes', 'availablepostcodes'),
  },
  {
    title: 'redeemable_here, spelled correctly',
    interaction: WALLET,
    spoil: called('redeamable_here', 'redeemable_here'),
  },
  { title: 'street_1 for street 1', interaction: VENUES, spoil: called('street 1', 'street_1') },
  { title: 'a price with its currency', interaction: PRODUCT, spoil: being('price', '$38.50') },
  {
    title: 'a zipcode of four digits',
    interaction: SERVED,
    spoil: withBody(() => ({ avaialbepostcodes: ['1001'] })),
  },
  {
    title: 'an error page for JSON',
    interaction: LISTING,
    spoil: (answer) => Object.assign(answer, { type: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  { title: 'nothing at all', interaction: PRODUCT, spoil: (answer) => Object.assign(answer, { body: '' }) },
  {
    title: 'half of an answer',
    interaction: PRODUCT,
    spoil: withBody((body) => JSON.stringify(body).slice(0, 100)),
  },
];
