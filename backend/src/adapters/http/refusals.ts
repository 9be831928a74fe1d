import {
  ADDRESS_IN_OTHER_ZIPCODE,
  DELIVERY_ADDRESS_REQUIRED,
} from '../../../../rules/checkout/delivery-address';
import { UPI_ID_INVALID } from '../../../../rules/checkout/upi-id';
import { TOO_YOUNG } from '../../../../rules/identity/age';
import { MAX_QUANTITY } from '../../../../rules/shared/quantity';
import type { CartRefusal } from '../../domain/cart/cart-refusal';
import type { CatalogRefusal } from '../../domain/catalog/catalog-refusal';
import type { CheckoutRefusal } from '../../domain/checkout/checkout-refusal';
import type { CustomerRefusal } from '../../domain/customer/customer-refusal';
import type { FulfilmentRefusal } from '../../domain/fulfilment/fulfilment-refusal';
import type { AgeRefusal } from '../../domain/identity/age';
import type { IdentityRefusal } from '../../domain/identity/identity-refusal';
import type { LocationRefusal } from '../../domain/location/location-refusal';
import type { OrderHistoryRefusal } from '../../domain/order/order-refusal';
import type { SharedRefusal } from '../../domain/shared/shared-refusal';
import type { VendorRefusal } from '../../domain/vendor/vendor-refusal';
import type { WalletRefusal } from '../../domain/wallet/wallet-refusal';
import type { ProblemStatus } from './http-problem';

/** Every refusal of every context. */
export type AnyRefusal =
  | SharedRefusal
  | LocationRefusal
  | CatalogRefusal
  | VendorRefusal
  | FulfilmentRefusal
  | CustomerRefusal
  | CartRefusal
  | CheckoutRefusal
  | OrderHistoryRefusal
  | IdentityRefusal
  | WalletRefusal;

/** The answer to a refusal: a code and a message, with status 200 unless another is given. */
export interface RefusalAnswer {
  code: -1 | 2 | 'false';
  /** undefined: the screen shows its default text. */
  message: string | undefined;
  status?: ProblemStatus;
  retryAfterSeconds?: number;
  /** For the calls whose answers have it. */
  reason?: AgeRefusal['kind'];
  /** For additions to a cart. */
  additionReason?: 'cart-not-found';
}

type Row<Reason> = string | Partial<RefusalAnswer> | ((reason: Reason) => string | Partial<RefusalAnswer>);

/** The one table from the kind of a refusal to its answer. */
const REFUSALS: { [Kind in AnyRefusal['kind']]: Row<Extract<AnyRefusal, { kind: Kind }>> } = {
  busy: { status: 409, message: 'We are very busy right now. Please try again in a moment.' },
  'too-many-attempts': ({ retryAfterSeconds }) => ({
    status: 429,
    message: 'Too many attempts. Please try again later.',
    retryAfterSeconds,
  }),
  'captcha-unsolved': 'Please confirm again that you are not a robot.',
  'idempotency-key-reused': { status: 422, message: 'This request was already sent with different details.' },

  'zipcode-malformed': 'Zipcode must have exactly 5 digits.',
  'zipcode-unknown': ({ zipcode }) => `${zipcode} is not a valid zipcode.`,
  'nothing-served': 'This shop does not deliver anywhere yet. Please come back soon.',
  'zipcode-invalid': ({ message }) => ({ message }),
  'zipcode-unserved': ({ zipcode }) => `We are not currently serving the zipcode ${zipcode}`,

  'category-not-found': 'This category does not exist.',
  'no-categories': 'There are no categories yet.',
  'product-not-found': 'Product not found',
  'nothing-similar': 'No similar products found.',
  'sort-order-unknown': ({ order }) => `These products cannot be sorted by ${order}.`,
  'category-ids-malformed': 'catid must be a list of category ids.',
  'price-range-unknown': 'priceranges contains an unknown price range.',
  'parent-category-malformed': 'parent_category_id must be a category id.',

  'vendor-not-found': 'Vendor not found.',
  'vendor-price-range-unknown': 'price_range contains an unknown price range.',
  'dine-in-not-offered': 'We are coming soon to this pincode.',

  'slot-date-invalid': 'Please choose today or a later date.',
  'slot-destination-missing': 'Please provide a delivery address or zipcode.',
  'speed-unknown': 'Delivery type not found.',
  'nothing-delivers-there': ({ zipcode }) => `We do not deliver to ${zipcode} yet.`,

  'input-invalid': ({ message }) => ({ message }),
  'credentials-wrong': 'Incorrect email or password.',
  'email-taken': { code: 2, message: 'An account with this email already exists.' },
  'guest-cart-not-found': 'This cart does not exist.',
  'password-reset-not-offered': 'We cannot send you a link. Please contact customer service.',
  'reset-link-unknown': 'This link is not valid. Please request a new one.',
  'reset-link-used': 'This link has already been used. Please request a new one.',
  'reset-link-expired': 'This link has expired. Please request a new one.',
  'address-not-found': 'This address does not exist.',
  'card-not-found': 'This card does not exist.',
  'card-not-saved': ({ message }) => ({ message }),

  'no-orders': 'You have no orders yet.',

  'identity-check-not-offered': 'Identity checks are not available.',
  'application-not-found': 'This application does not exist.',
  'application-id-malformed': 'The application id is not valid.',
  'application-already-verified': 'This application has already been verified.',
  'application-not-verified': 'This application has not been verified.',
  'picture-name-malformed': 'The file name is not valid.',
  'not-a-picture': 'The image must be a JPEG or PNG file.',
  'not-a-jpeg': 'The image must be a JPEG file.',
  'picture-too-large': 'The image is larger than 5 MB.',
  'pictures-missing': 'Please upload the front and back of your document and a selfie.',
  'selfie-missing': 'Please upload a selfie.',
  'picture-not-stored': 'The image could not be saved.',
  'pictures-not-deleted': 'The images could not be deleted.',
  'selfie-link-expired': { status: 403, message: 'This link has expired.' },
  'selfie-link-invalid': { status: 403, message: 'This link is not valid.' },
  'too-young': { message: TOO_YOUNG, reason: 'too-young' },
  'age-not-declared': {
    message: 'Confirm that you are over 21 to buy alcohol.',
    reason: 'age-not-declared',
  },
  'identity-not-verified': ({ isGuest }) => ({
    message: isGuest
      ? 'Create an account and verify your identity to buy alcohol.'
      : 'Verify your age and identity to buy alcohol.',
    reason: 'identity-not-verified',
  }),
  'verifier-unavailable': {
    code: 2,
    message: 'Verification is unavailable right now. Please try again later.',
  },
  'verification-not-saved': { code: 2, message: 'The verification could not be saved.' },
  'no-cart-to-order': 'This cart does not exist.',

  'cart-not-found': { message: 'This cart does not exist.', additionReason: 'cart-not-found' },
  'cart-being-ordered': 'Your order is being placed. Please try again in a moment.',
  'line-not-found': 'This item is not in your cart.',
  'cart-for-other-zipcode': ({ cartZipcode, zipcode }) =>
    `Your cart is for ${cartZipcode}. Clear it to shop for ${zipcode}.`,
  'cart-for-dine-in': 'Your cart is for dine-in. Clear it to shop for delivery.',
  'cart-for-delivery': 'Your cart is for delivery. Clear it to shop for dine-in.',
  'quantity-out-of-range': ({ minimum }) => `Quantity must be between ${minimum} and ${MAX_QUANTITY}.`,
  'quantity-too-large': `You can buy at most ${MAX_QUANTITY} of one item.`,
  'out-of-stock': 'This product is out of stock.',
  'location-without-dine-in': 'This store does not offer dine-in.',
  'not-sold': 'This product is not available.',
  'not-delivered': ({ zipcode }) => `This store does not deliver to ${zipcode}.`,
  'sold-out': ({ message }) => ({ message }),
  'only-left': ({ count }) => `Only ${count} left in stock.`,
  'pick-up-not-offered': 'This store does not offer pick-up.',
  'sold-elsewhere': 'This item cannot be picked up at the selected store.',
  'insufficient-balance': 'You do not have enough of this in your wallet.',
  'coupon-not-found': 'This coupon code is not valid.',
  'coupon-refused': ({ message }) => ({ message }),

  'cart-empty': 'Your cart is empty.',
  // The storefront recognises this text and opens the face check (X-075, KYC-27).
  'face-check-required': 'Verify Yourself Before Placing An Order',
  'delivery-address-missing': DELIVERY_ADDRESS_REQUIRED,
  'address-in-other-zipcode': ADDRESS_IN_OTHER_ZIPCODE,
  'items-unavailable': 'Some items are no longer available.',
  'items-repriced': 'Some prices have changed.',
  // Dates and slots have their own code (SUM-26).
  'delivery-dates-invalid': { code: 'false', message: 'Invalid shipping dates detected' },
  'tip-not-offered': 'Please choose one of the available tips.',
  'payment-method-not-offered': 'Please choose a payment method.',
  'card-payment-not-configured': 'Card payment is not available.',
  'card-declined': ({ message }) => ({ message }),
  'upi-id-invalid': UPI_ID_INVALID,
  'upi-payment-not-approved': 'Your payment was not approved.',
  'order-not-placed': { status: 409, message: 'We could not place your order. Please try again.' },

  'wallet-empty': 'Your wallet is empty.',
  'not-redeemable-here': 'This drink cannot be redeemed at this venue.',
  'redemption-not-found': 'This order does not exist.',
  'redemption-not-cancellable': 'This order can no longer be canceled.',
};

export function answerOf(reason: AnyRefusal): RefusalAnswer {
  const row = REFUSALS[reason.kind] as Row<AnyRefusal>;
  const answer = typeof row === 'function' ? row(reason) : row;
  return { code: -1, message: undefined, ...(typeof answer === 'string' ? { message: answer } : answer) };
}

/** The message of a refusal within an answer; blank: the screen shows its default text. */
export const textOf = (reason: AnyRefusal): string => answerOf(reason).message ?? '';
