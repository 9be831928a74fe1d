import type { OperationId } from '@cork-and-petal/sdk';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { ListingQuery } from '../../../src/domain/catalog/listing-query';
import { CartChoices } from '../../../src/domain/cart/cart-choices';
import { Checkout } from '../../../src/domain/checkout/checkout';
import { draftOrder } from '../../../src/domain/checkout/order-draft';
import { NO_SELECTION } from '../../../src/domain/checkout/shipping-selection';
import type { Result } from '../../../src/domain/shared/result';
import { VendorProductQuery } from '../../../src/domain/vendor/vendor-product-query';
import { aCart } from '../../support/builders/cart';
import { aNewAddress } from '../../support/builders/customer';
import { aPlace, aZipcode } from '../../support/builders/location';
import type { Shop } from '../../../contracts/consumer/support/shop';

/** A call as the shop makes it, and the result that it reads from the answer. */
export interface MadeCall {
  readonly call: OperationId;
  /** For a call that is made for several purposes. */
  readonly purpose?: string;
  readonly make: (shop: Shop) => Promise<Result<unknown, { readonly kind: string }>>;
}

const PLACE = aPlace();
const NEW_YORK = { name: 'New York', state: 'NY' };
const CREDENTIALS = { email: 'jane@example.com', password: 'secret' };
const PICTURE = { kind: 'jpeg', bytes: new Uint8Array([1]) } as const;
const VISIT = { vendorId: '1', zipcode: aZipcode() };

const REGISTRATION = {
  ...CREDENTIALS,
  confirmPassword: 'secret',
  firstName: 'Jane',
  lastName: 'Doe',
  dateOfBirth: '',
  gender: '',
  country: 'US',
  wantsNewsletter: false,
};

const ADDITION = {
  cartId: 'crt_1',
  variantId: '1011',
  quantity: 1,
  zipcode: '10001',
  locationId: '11',
  speed: 'Same Day',
  isForWallet: false,
};

const BOTTLE = {
  cartId: 'crt_1',
  zipcode: '10001',
  productId: '101',
  millilitres: 30,
  locationId: '11',
  pastOrderId: '1',
};

const CARD = {
  tokens: ['tok_1', 'tok_2'],
  billingAddressId: '72',
  billingAddress: aNewAddress(),
  saveForLater: true,
} as const;

function aDraft() {
  const checkout = Checkout.fresh.withAddress('71').withPayment({ kind: 'pod' });
  const draft = draftOrder(aCart(), checkout, CartChoices.none, {
    offersTip: false,
    primaryAddressId: '',
  });
  if (!draft) throw new Error('The draft has an address.');
  return draft;
}

const LOCATION_CALLS: readonly MadeCall[] = [
  { call: 'getHomepage', make: ({ homepages }) => homepages.homeFor(PLACE) },
  {
    call: 'getHomepage',
    purpose: 'the service area of a zipcode',
    make: ({ homepages }) => homepages.serviceAreaAt('10001'),
  },
  { call: 'listBanners', make: ({ homepages }) => homepages.banners() },
  { call: 'lookUpZipcode', make: ({ serviceAreas }) => serviceAreas.lookUp('10001') },
  { call: 'listServedPostcodes', make: ({ serviceAreas }) => serviceAreas.servedIn(NEW_YORK) },
  { call: 'createCaptchaChallenge', make: ({ captchaChallenges }) => captchaChallenges.next() },
];

const CATALOG_CALLS: readonly MadeCall[] = [
  { call: 'getProduct', make: ({ catalog }) => catalog.productById('101', PLACE) },
  { call: 'listRecommendations', make: ({ catalog }) => catalog.recommendationsFor('101', PLACE) },
  { call: 'listCategories', make: ({ catalog }) => catalog.categories(PLACE) },
  { call: 'listCategoryProducts', make: ({ catalog }) => catalog.list(ListingQuery.of('12'), PLACE) },
  {
    call: 'filterProducts',
    make: ({ catalog }) => catalog.list(ListingQuery.of('12').sortedBy('name_asc'), PLACE),
  },
  {
    call: 'searchProducts',
    make: ({ catalog }) => catalog.search('rum', { page: 1, pageSize: 20 }, PLACE),
  },
  { call: 'searchProducts', purpose: 'suggestions', make: ({ catalog }) => catalog.suggest('rum') },
];

const VENDOR_CALLS: readonly MadeCall[] = [
  { call: 'getVendor', make: ({ vendors }) => vendors.vendor(VISIT, 1) },
  {
    call: 'filterVendorProducts',
    make: ({ vendors }) => vendors.productPage(VISIT, VendorProductQuery.everything),
  },
  { call: 'listDineInRetailers', make: ({ retailers }) => retailers.venuesAt('10001', 'New York') },
  { call: 'listRedemptionRetailers', make: ({ retailers }) => retailers.redemptionRetailers('NY', 3) },
];

const FULFILMENT_CALLS: readonly MadeCall[] = [
  {
    call: 'listDeliverySpeeds',
    make: ({ speeds }) => speeds.speedsFor({ cartId: 'crt_1', addressId: '71', zipcode: '10001' }),
  },
  {
    call: 'listDeliverySpeeds',
    purpose: 'the delivery options',
    make: ({ speeds }) => speeds.fulfilmentOptions('10001', 'pick-up'),
  },
  {
    call: 'getNextDeliveryDates',
    make: ({ calendars }) => calendars.calendarsFor([{ locationId: '11', speedLabel: 'Same Day' }]),
  },
  {
    call: 'listDriverSlots',
    make: ({ calendars }) =>
      calendars.slotsOn({ date: CalendarDate.of(2030, 6, 1), locationId: '11', zipcode: '10001' }),
  },
];

const CART_CALLS: readonly MadeCall[] = [
  { call: 'showCart', make: ({ carts }) => carts.show('crt_1') },
  { call: 'showCart', purpose: 'a coupon', make: ({ carts }) => carts.applyCoupon('crt_1', 'SAVE10') },
  { call: 'addToCart', make: ({ carts }) => carts.add(ADDITION, 'key-1') },
  {
    call: 'updateCartItem',
    make: ({ carts }) => carts.changeQuantity('crt_1', { id: '1', variantId: '1011' }, 2),
  },
  { call: 'removeCartItem', make: ({ carts }) => carts.remove('crt_1', '1') },
  { call: 'clearCart', make: ({ carts }) => carts.clear('crt_1') },
];

const CHECKOUT_CALLS: readonly MadeCall[] = [
  { call: 'listPaymentMethods', make: ({ payments }) => payments.optionsFor('crt_1') },
  { call: 'verifyUpi', make: ({ payments }) => payments.knowsUpi('jane@okbank') },
  {
    call: 'reviewOrder',
    make: ({ orders }) =>
      orders.review({ cartId: 'crt_1', addressId: '71', selection: NO_SELECTION, deliveryDate: '' }),
  },
  { call: 'placeOrder', make: ({ orders }) => orders.place(aDraft(), 'key-1') },
  { call: 'getOrderAttempt', make: ({ orders }) => orders.outcomeOf('crt_1', 'key-1') },
];

const CUSTOMER_CALLS: readonly MadeCall[] = [
  { call: 'signIn', make: ({ accounts }) => accounts.signIn(CREDENTIALS, '', '') },
  { call: 'register', make: ({ accounts }) => accounts.register(REGISTRATION, '', '') },
  {
    call: 'startGuestSession',
    make: ({ accounts }) => accounts.startGuestSession('jane@example.com', 'crt_1', ''),
  },
  { call: 'signOut', make: ({ accounts }) => accounts.signOut() },
  { call: 'getDashboard', make: ({ accounts }) => accounts.dashboard() },
  {
    call: 'requestPasswordReset',
    make: ({ passwordResets }) => passwordResets.request('jane@example.com', undefined, ''),
  },
  { call: 'changePassword', make: ({ passwordResets }) => passwordResets.change('reset-1', 'new', 'new') },
  { call: 'listAddresses', make: ({ addressBook }) => addressBook.shippingAddresses() },
  { call: 'addAddress', make: ({ addressBook }) => addressBook.addShipping(aNewAddress(), true) },
  { call: 'updateAddress', make: ({ addressBook }) => addressBook.change('71', aNewAddress()) },
  { call: 'deleteAddress', make: ({ addressBook }) => addressBook.remove('71') },
  { call: 'setDefaultAddress', make: ({ addressBook }) => addressBook.makePrimary('71') },
  { call: 'getPublishableKey', make: ({ paymentKeys }) => paymentKeys.publishableKey() },
  { call: 'saveCard', make: ({ savedCards }) => savedCards.save(CARD) },
  { call: 'removeCard', make: ({ savedCards }) => savedCards.remove('card_1') },
];

const IDENTITY_CALLS: readonly MadeCall[] = [
  { call: 'declareAge', make: ({ identityChecks }) => identityChecks.declareAge() },
  {
    call: 'getDashboard',
    purpose: 'the status of the check',
    make: ({ identityChecks }) => identityChecks.status(),
  },
  {
    call: 'uploadIdentityDocument',
    make: ({ identityChecks }) => identityChecks.uploadDocument('app-1', 'front', PICTURE),
  },
  {
    call: 'createSelfieUploadLink',
    make: ({ identityChecks }) => identityChecks.uploadSelfie('app-1', PICTURE),
  },
  { call: 'uploadSelfie', make: ({ identityChecks }) => identityChecks.uploadSelfie('app-1', PICTURE) },
  { call: 'verifyIdentity', make: ({ identityChecks }) => identityChecks.verify('app-1') },
  { call: 'confirmCustomerVerification', make: ({ identityChecks }) => identityChecks.confirm('app-1') },
  { call: 'verifyFaceForOrder', make: ({ identityChecks }) => identityChecks.verifyFace('app-1', 'crt_1') },
  { call: 'deleteIdentityPictures', make: ({ identityChecks }) => identityChecks.deletePictures() },
];

const ORDER_AND_WALLET_CALLS: readonly MadeCall[] = [
  { call: 'listOrders', make: ({ orderHistory }) => orderHistory.orders() },
  { call: 'getWallet', make: ({ wallets }) => wallets.wallet() },
  {
    call: 'listWalletProducts',
    make: ({ wallets }) => wallets.productsAt({ vendorId: '1', locationId: '11' }),
  },
  { call: 'addWalletProductToCart', make: ({ wallets }) => wallets.add(BOTTLE, 'key-1') },
  { call: 'cancelRedemption', make: ({ wallets }) => wallets.cancel('100001') },
];

/** Every call that the shop makes; a call that is missing here fails a test. */
export const MADE_CALLS: readonly MadeCall[] = [
  ...LOCATION_CALLS,
  ...CATALOG_CALLS,
  ...VENDOR_CALLS,
  ...FULFILMENT_CALLS,
  ...CART_CALLS,
  ...CHECKOUT_CALLS,
  ...CUSTOMER_CALLS,
  ...IDENTITY_CALLS,
  ...ORDER_AND_WALLET_CALLS,
];
