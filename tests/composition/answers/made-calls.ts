import type { OperationId } from '@cork-and-petal/sdk';
import type { Shop } from '../../../contracts/consumer/support/shop';
import type { Result } from '../../../src/domain/shared/result';
import { ACCOUNT_CALLS } from '../../ports/accounts.suite';
import { ADDRESS_BOOK_CALLS } from '../../ports/address-book.suite';
import { CAPTCHA_CHALLENGE_CALLS } from '../../ports/captcha-challenges.suite';
import { CART_CALLS } from '../../ports/carts.suite';
import { DELIVERY_CALENDAR_CALLS } from '../../ports/delivery-calendars.suite';
import { DELIVERY_SPEED_CALLS } from '../../ports/delivery-speeds.suite';
import { HOMEPAGE_CALLS } from '../../ports/homepages.suite';
import { IDENTITY_CHECK_CALLS } from '../../ports/identity-checks.suite';
import { ORDER_HISTORY_CALLS } from '../../ports/order-history.suite';
import { ORDER_CALLS } from '../../ports/orders.suite';
import { PASSWORD_RESET_CALLS } from '../../ports/password-resets.suite';
import { PAYMENT_KEY_CALLS } from '../../ports/payment-keys.suite';
import { PAYMENT_CALLS } from '../../ports/payments.suite';
import { CATALOG_CALLS } from '../../ports/product-catalog.suite';
import { RETAILER_CALLS } from '../../ports/retailers.suite';
import { SAVED_CARD_CALLS } from '../../ports/saved-cards.suite';
import { SERVICE_AREA_CALLS } from '../../ports/service-areas.suite';
import { VENDOR_CALLS } from '../../ports/vendors.suite';
import { WALLET_CALLS } from '../../ports/wallets.suite';
import type { CallsOf } from '../../support/calls-of';

/** A call as the shop makes it, and the result that it reads from the answer. */
interface MadeCall {
  readonly call: OperationId;
  readonly make: (shop: Shop) => Promise<Result<unknown, { readonly kind: string }>>;
}

function through<Port>(portOf: (shop: Shop) => Port, calls: CallsOf<Port>): [string, MadeCall][] {
  return Object.entries(calls).map(([name, make]) => [
    name,
    { call: name.split(',')[0] as OperationId, make: (shop) => make(portOf(shop)) },
  ]);
}

/** Every call that the shop makes, by its name; a call that is missing here fails a test. */
export const MADE_CALLS: readonly [string, MadeCall][] = [
  ...through(({ homepages }) => homepages, HOMEPAGE_CALLS),
  ...through(({ serviceAreas }) => serviceAreas, SERVICE_AREA_CALLS),
  ...through(({ captchaChallenges }) => captchaChallenges, CAPTCHA_CHALLENGE_CALLS),
  ...through(({ catalog }) => catalog, CATALOG_CALLS),
  ...through(({ vendors }) => vendors, VENDOR_CALLS),
  ...through(({ retailers }) => retailers, RETAILER_CALLS),
  ...through(({ speeds }) => speeds, DELIVERY_SPEED_CALLS),
  ...through(({ calendars }) => calendars, DELIVERY_CALENDAR_CALLS),
  ...through(({ carts }) => carts, CART_CALLS),
  ...through(({ payments }) => payments, PAYMENT_CALLS),
  ...through(({ orders }) => orders, ORDER_CALLS),
  ...through(({ accounts }) => accounts, ACCOUNT_CALLS),
  ...through(({ passwordResets }) => passwordResets, PASSWORD_RESET_CALLS),
  ...through(({ addressBook }) => addressBook, ADDRESS_BOOK_CALLS),
  ...through(({ paymentKeys }) => paymentKeys, PAYMENT_KEY_CALLS),
  ...through(({ savedCards }) => savedCards, SAVED_CARD_CALLS),
  ...through(({ identityChecks }) => identityChecks, IDENTITY_CHECK_CALLS),
  ...through(({ orderHistory }) => orderHistory, ORDER_HISTORY_CALLS),
  ...through(({ wallets }) => wallets, WALLET_CALLS),
];
