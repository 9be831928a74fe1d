import { Carts } from '../../src/application/cart/carts.port';
import { ProductCatalog } from '../../src/application/catalog/product-catalog.port';
import { CardTokenizer } from '../../src/application/customer/card-tokenizer.port';
import { Orders } from '../../src/application/checkout/orders.port';
import { PaymentKeys } from '../../src/application/customer/payment-keys.port';
import { Payments } from '../../src/application/checkout/payments.port';
import { Accounts } from '../../src/application/customer/accounts.port';
import { AddressBook } from '../../src/application/customer/address-book.port';
import { PasswordResets } from '../../src/application/customer/password-resets.port';
import { SavedCards } from '../../src/application/customer/saved-cards.port';
import { DeliveryCalendars } from '../../src/application/fulfilment/delivery-calendars.port';
import { DeliverySpeeds } from '../../src/application/fulfilment/delivery-speeds.port';
import { IdentityChecks } from '../../src/application/identity/identity-checks.port';
import { Homepages } from '../../src/application/location/homepages.port';
import { ServiceAreas } from '../../src/application/location/service-areas.port';
import { OrderHistory } from '../../src/application/order/order-history.port';
import { Captcha } from '../../src/application/shared/captcha.port';
import { Retailers } from '../../src/application/vendor/retailers.port';
import { Vendors } from '../../src/application/vendor/vendors.port';
import { Wallets } from '../../src/application/wallet/wallets.port';

/** Every port that can fail, by its name in the panel and in the URL. */
export const REMOTE_PORTS = {
  Accounts,
  AddressBook,
  Captcha,
  CardTokenizer,
  Carts,
  DeliveryCalendars,
  DeliverySpeeds,
  Homepages,
  IdentityChecks,
  OrderHistory,
  Orders,
  PasswordResets,
  PaymentKeys,
  Payments,
  ProductCatalog,
  Retailers,
  SavedCards,
  ServiceAreas,
  Vendors,
  Wallets,
};

export const PORT_NAMES = Object.keys(REMOTE_PORTS);
