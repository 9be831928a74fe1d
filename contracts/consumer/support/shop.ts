import { Api, type ApiOptions, ApiSettings } from '../../../src/adapters/http/api';
import { HttpCarts } from '../../../src/adapters/http/cart/http-carts';
import { HttpProductCatalog } from '../../../src/adapters/http/catalog/http-product-catalog';
import { HttpOrders } from '../../../src/adapters/http/checkout/http-orders';
import { HttpPaymentKeys } from '../../../src/adapters/http/customer/http-payment-keys';
import { HttpPayments } from '../../../src/adapters/http/checkout/http-payments';
import { HttpAccounts } from '../../../src/adapters/http/customer/http-accounts';
import { HttpAddressBook } from '../../../src/adapters/http/customer/http-address-book';
import { HttpPasswordResets } from '../../../src/adapters/http/customer/http-password-resets';
import { HttpSavedCards } from '../../../src/adapters/http/customer/http-saved-cards';
import { HttpDeliveryCalendars } from '../../../src/adapters/http/fulfilment/http-delivery-calendars';
import { HttpDeliverySpeeds } from '../../../src/adapters/http/fulfilment/http-delivery-speeds';
import { OPTIONAL_CALLS } from '../../../settings/page-settings';
import { OptionalCalls } from '../../../src/application/shared/optional-calls';
import { HttpIdentityChecks } from '../../../src/adapters/http/identity/http-identity-checks';
import { uploadByLink, type SelfieLink, selfieLink } from '../../../src/adapters/http/identity/selfie-link';
import { HttpHomepages } from '../../../src/adapters/http/location/http-homepages';
import { HttpServiceAreas } from '../../../src/adapters/http/location/http-service-areas';
import { HttpOrderHistory } from '../../../src/adapters/http/order/http-order-history';
import { AnswerCache } from '../../../src/adapters/http/answer-cache';
import { HttpCaptchaChallenges } from '../../../src/adapters/http/shared/http-captcha-challenges';
import { HttpRetailers } from '../../../src/adapters/http/vendor/http-retailers';
import { HttpVendors } from '../../../src/adapters/http/vendor/http-vendors';
import { HttpWallets } from '../../../src/adapters/http/wallet/http-wallets';
import { NO_SHIPPING_CHOICE } from '../../../src/domain/fulfilment/shipping-choice';
import type { Picture } from '../../../src/domain/identity/picture';
import type { Session } from '../../../src/domain/customer/session';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { InMemoryValue } from '../../../tests/support/fakes/in-memory-value';
import { RecordingLog } from '../../../tests/support/fakes/recording-log';

interface Deployment {
  /** Also sends credentials in the query. */
  readonly legacyCredentialQuery?: boolean;
  readonly fetch?: ApiOptions['fetch'];
}

/** The shop's real HTTP adapters, for one shopper and one backend. */
export function shopAt(baseUrl: string, session: Session, deployment: Deployment = {}) {
  const log = new RecordingLog();
  const api = new Api(new ApiSettings({ baseUrl, ...deployment }), new InMemoryValue(session), log);
  const answerCache = new AnswerCache(new FakeClock());
  return {
    log,
    serviceAreas: new HttpServiceAreas(api),
    homepages: new HttpHomepages(api, answerCache),
    captchaChallenges: new HttpCaptchaChallenges(api),
    catalog: new HttpProductCatalog(api, answerCache, new InMemoryValue(NO_SHIPPING_CHOICE)),
    calendars: new HttpDeliveryCalendars(api),
    speeds: new HttpDeliverySpeeds(api),
    carts: new HttpCarts(api),
    paymentKeys: new HttpPaymentKeys(api),
    payments: new HttpPayments(api),
    savedCards: new HttpSavedCards(api, new OptionalCalls(['saveCard'])),
    orders: new HttpOrders(api),
    accounts: new HttpAccounts(api),
    addressBook: new HttpAddressBook(api),
    passwordResets: new HttpPasswordResets(api, new OptionalCalls(['requestPasswordReset'])),
    orderHistory: new HttpOrderHistory(api),
    vendors: new HttpVendors(api),
    retailers: new HttpRetailers(api),
    wallets: new HttpWallets(api),
    identityChecks: new HttpIdentityChecks(api, new OptionalCalls(OPTIONAL_CALLS)),
    selfieLink: (applicationId: string) => selfieLink(api, applicationId),
    putSelfie: (link: SelfieLink, picture: Picture) => uploadByLink(api, link, picture),
  };
}

export type Shop = ReturnType<typeof shopAt>;
