import { HttpAccounts } from '../../src/adapters/http/customer/http-accounts';
import { HttpAddressBook } from '../../src/adapters/http/customer/http-address-book';
import { HttpCarts } from '../../src/adapters/http/cart/http-carts';
import { HttpSavedCards } from '../../src/adapters/http/customer/http-saved-cards';
import { HttpDeliveryCalendars } from '../../src/adapters/http/fulfilment/http-delivery-calendars';
import { HttpDeliverySpeeds } from '../../src/adapters/http/fulfilment/http-delivery-speeds';
import { HttpHomepages } from '../../src/adapters/http/location/http-homepages';
import { HttpOrderHistory } from '../../src/adapters/http/order/http-order-history';
import { HttpOrders } from '../../src/adapters/http/checkout/http-orders';
import { OptionalCalls } from '../../src/application/shared/optional-calls';
import { HttpPasswordResets } from '../../src/adapters/http/customer/http-password-resets';
import { HttpPaymentKeys } from '../../src/adapters/http/customer/http-payment-keys';
import { HttpPayments } from '../../src/adapters/http/checkout/http-payments';
import { HttpProductCatalog } from '../../src/adapters/http/catalog/http-product-catalog';
import { HttpRetailers } from '../../src/adapters/http/vendor/http-retailers';
import { HttpServiceAreas } from '../../src/adapters/http/location/http-service-areas';
import { HttpVendors } from '../../src/adapters/http/vendor/http-vendors';
import { HttpWallets } from '../../src/adapters/http/wallet/http-wallets';
import { NO_SHIPPING_CHOICE } from '../../src/domain/fulfilment/shipping-choice';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { type OpenPort, type PortHarness, valueOf } from '../support/port-harness';
import { describeAccounts } from './accounts.suite';
import { describeAddressBook } from './address-book.suite';
import { describeCarts } from './carts.suite';
import { describeDeliveryCalendars } from './delivery-calendars.suite';
import { describeDeliverySpeeds } from './delivery-speeds.suite';
import { describeHomepages } from './homepages.suite';
import { describeOrderHistory } from './order-history.suite';
import { describeOrders } from './orders.suite';
import { describePasswordResets } from './password-resets.suite';
import { describePaymentKeys } from './payment-keys.suite';
import { describePayments } from './payments.suite';
import { describeProductCatalog } from './product-catalog.suite';
import { describeRetailers } from './retailers.suite';
import { describeSavedCards } from './saved-cards.suite';
import { describeServiceAreas } from './service-areas.suite';
import { describeVendors } from './vendors.suite';
import { describeWallets } from './wallets.suite';

/** The suite of every port that a backend answers, run on its real adapter. */
export function describeHttpAdapters(
  name: string,
  harness: <Port>(open: OpenPort<Port>) => PortHarness<Port>,
): void {
  const on = <Port>(describePort: (name: string, harness: PortHarness<Port>) => void, open: OpenPort<Port>) =>
    describePort(name, harness(open));
  on(describeAccounts, (api) => new HttpAccounts(api));
  on(describeAddressBook, (api) => new HttpAddressBook(api));
  on(describeCarts, (api) => new HttpCarts(api));
  on(describeDeliveryCalendars, (api) => new HttpDeliveryCalendars(api));
  on(describeDeliverySpeeds, (api) => new HttpDeliverySpeeds(api));
  on(describeHomepages, (api, answerCache) => new HttpHomepages(api, answerCache));
  on(describeOrderHistory, (api) => new HttpOrderHistory(api));
  on(describeOrders, (api) => new HttpOrders(api));
  on(
    describePasswordResets,
    (api) => new HttpPasswordResets(api, new OptionalCalls(['requestPasswordReset'])),
  );
  on(describePaymentKeys, (api) => new HttpPaymentKeys(api));
  on(describePayments, (api) => new HttpPayments(api));
  on(
    describeProductCatalog,
    (api, answerCache) => new HttpProductCatalog(api, answerCache, new InMemoryValue(NO_SHIPPING_CHOICE)),
  );
  on(describeRetailers, (api) => new HttpRetailers(api));
  on(describeSavedCards, (api) => ({
    savedCards: new HttpSavedCards(api, new OptionalCalls(['saveCard'])),
    listed: async () => valueOf(await new HttpAccounts(api).dashboard()).cards.map(({ id }) => id),
  }));
  on(describeServiceAreas, (api) => new HttpServiceAreas(api));
  on(describeVendors, (api) => new HttpVendors(api));
  on(describeWallets, (api) => new HttpWallets(api));
}
