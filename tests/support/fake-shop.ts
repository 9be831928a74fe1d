import { Container, type Newable } from 'inversify';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { OPTIONAL_CALLS, type OptionalCall } from '../../settings/page-settings';
import { AddToCart } from '../../src/application/cart/add-to-cart';
import { CartEventListener } from '../../src/application/cart/cart-event-listener';
import { StoredChosenTimes } from '../../src/application/cart/stored-chosen-times';
import { BackendPlaceCart } from '../../src/application/cart/backend-place-cart';
import { StoredVisitorCart } from '../../src/application/cart/stored-visitor-cart';
import { CartCheckout } from '../../src/application/cart/cart-checkout.port';
import { ReviewedCartCheckout } from '../../src/application/checkout/reviewed-cart-checkout';
import { CurrentChoices } from '../../src/application/cart/current-choices.port';
import { CurrentCart } from '../../src/application/cart/current-cart.port';
import { CartTabs } from '../../src/application/cart/cart-tabs.port';
import { Carts } from '../../src/application/cart/carts.port';
import { BuyProduct } from '../../src/application/catalog/buy-product.port';
import { PhoneColumns } from '../../src/application/catalog/phone-columns.port';
import { ProductCatalog } from '../../src/application/catalog/product-catalog.port';
import { RecentlyViewed } from '../../src/application/catalog/recently-viewed.port';
import { CardTokenizer } from '../../src/application/customer/card-tokenizer.port';
import { CurrentCheckout } from '../../src/application/checkout/current-checkout.port';
import { CurrentPaymentKey } from '../../src/application/customer/current-payment-key.port';
import { Orders } from '../../src/application/checkout/orders.port';
import { PaymentPage } from '../../src/application/checkout/payment-page.port';
import { Payments } from '../../src/application/checkout/payments.port';
import { Accounts } from '../../src/application/customer/accounts.port';
import { AddressBook } from '../../src/application/customer/address-book.port';
import { CurrentSession } from '../../src/application/customer/current-session.port';
import { PasswordResets } from '../../src/application/customer/password-resets.port';
import { SavedCards } from '../../src/application/customer/saved-cards.port';
import { VisitorCart } from '../../src/application/customer/visitor-cart.port';
import { ChosenTimes } from '../../src/application/fulfilment/chosen-times.port';
import { CurrentShipping } from '../../src/application/fulfilment/current-shipping.port';
import { DeliveryCalendars } from '../../src/application/fulfilment/delivery-calendars.port';
import { DeliverySpeeds } from '../../src/application/fulfilment/delivery-speeds.port';
import { Camera } from '../../src/application/identity/camera.port';
import { IdentityChecks } from '../../src/application/identity/identity-checks.port';
import { CurrentPlace } from '../../src/application/location/current-place.port';
import { Homepages } from '../../src/application/location/homepages.port';
import { Locator } from '../../src/application/location/locator.port';
import { PlaceCart } from '../../src/application/location/place-cart.port';
import { ServiceAreas } from '../../src/application/location/service-areas.port';
import { ZipcodeDirectory } from '../../src/application/location/zipcode-directory.port';
import { OrderHistory } from '../../src/application/order/order-history.port';
import { Analytics } from '../../src/application/shared/analytics.port';
import { BrowserData } from '../../src/application/shared/browser-data.port';
import { Captcha } from '../../src/application/shared/captcha.port';
import { Clock } from '../../src/application/shared/clock.port';
import { IdSource } from '../../src/application/shared/id-source.port';
import { Log } from '../../src/application/shared/log.port';
import { PagePrinter } from '../../src/application/shared/page-printer.port';
import { PageVisibility } from '../../src/application/shared/page-visibility.port';
import { OptionalCalls } from '../../src/application/shared/optional-calls';
import { Notifier } from '../../src/application/shared/notifier.port';
import { Retailers } from '../../src/application/vendor/retailers.port';
import { Vendors } from '../../src/application/vendor/vendors.port';
import { Wallets } from '../../src/application/wallet/wallets.port';
import { CartChoices } from '../../src/domain/cart/cart-choices';
import { type CartHandle, NO_CART } from '../../src/domain/cart/cart-handle';
import type { ViewedProduct } from '../../src/domain/catalog/viewed-product';
import { Checkout } from '../../src/domain/checkout/checkout';
import { Session } from '../../src/domain/customer/session';
import { NO_SHIPPING_CHOICE, type ShippingChoice } from '../../src/domain/fulfilment/shipping-choice';
import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import { mayOpen } from '../../src/ui/app/screens/may-open';
import { SessionStore } from '../../src/ui/customer/session.store';
import { PlaceStore } from '../../src/ui/location/place.store';
import { IdentityOfferStore } from '../../src/ui/identity/offer/identity-offer.store';
import type { AppServices, Resolvable } from '../../src/ui/shared/app-context';
import { FakeAccounts } from './fakes/fake-accounts';
import { FakeAddressBook } from './fakes/fake-address-book';
import { FakeBrowserData } from './fakes/fake-browser-data';
import { FakeCamera } from './fakes/fake-camera';
import { FakeCaptcha } from './fakes/fake-captcha';
import { FakeCardTokenizer } from './fakes/fake-card-tokenizer';
import { FakeCartTabs } from './fakes/fake-cart-tabs';
import { FakeCarts } from './fakes/fake-carts';
import { FakeClock } from './fakes/fake-clock';
import { FakeDeliveryCalendars } from './fakes/fake-delivery-calendars';
import { FakeDeliverySpeeds } from './fakes/fake-delivery-speeds';
import { FakeHomepages } from './fakes/fake-homepages';
import { FakeIdentityChecks } from './fakes/fake-identity-checks';
import { FakeIds } from './fakes/fake-ids';
import { FakeLocator } from './fakes/fake-locator';
import { FakeOrderHistory } from './fakes/fake-order-history';
import { FakeOrders } from './fakes/fake-orders';
import { FakePageVisibility } from './fakes/fake-page-visibility';
import { FakePasswordResets } from './fakes/fake-password-resets';
import { FakePayments } from './fakes/fake-payments';
import { FakeProductCatalog } from './fakes/fake-product-catalog';
import { FakeRetailers } from './fakes/fake-retailers';
import { FakeSavedCards } from './fakes/fake-saved-cards';
import { FakeServiceAreas } from './fakes/fake-service-areas';
import { FakeVendors } from './fakes/fake-vendors';
import { FakeWallets } from './fakes/fake-wallets';
import { FakeZipcodeDirectory } from './fakes/fake-zipcode-directory';
import { InMemoryValue } from './fakes/in-memory-value';
import { RecordingAnalytics } from './fakes/recording-analytics';
import { RecordingLog } from './fakes/recording-log';
import { RecordingNotifier } from './fakes/recording-notifier';
import { RecordingPagePrinter } from './fakes/recording-page-printer';
import { RecordingPaymentPage } from './fakes/recording-payment-page';

/** A shop wired with fakes: arrange them, get a view-model or a use case, act, read. */
export class FakeShop {
  // Stores are shared as in the real shop; a test that needs a second instance creates a second shop.
  private readonly container = new Container({ autobind: true, defaultScope: 'Singleton' });

  readonly accounts = this.bound(Accounts, new FakeAccounts());
  readonly addressBook = this.bound(AddressBook, new FakeAddressBook());
  readonly analytics = this.bound(Analytics, new RecordingAnalytics());
  readonly browserData = this.bound(BrowserData, new FakeBrowserData());
  readonly camera = this.bound(Camera, new FakeCamera());
  readonly captcha = this.bound(Captcha, new FakeCaptcha());
  readonly cardTokenizer = this.bound(CardTokenizer, new FakeCardTokenizer());
  readonly cartTabs = this.bound(CartTabs, new FakeCartTabs());
  readonly carts = this.bound(Carts, new FakeCarts());
  readonly catalog = this.bound(ProductCatalog, new FakeProductCatalog());
  readonly clock = this.bound(Clock, new FakeClock());
  readonly deliveryCalendars = this.bound(DeliveryCalendars, new FakeDeliveryCalendars());
  readonly deliverySpeeds = this.bound(DeliverySpeeds, new FakeDeliverySpeeds());
  readonly homepages = this.bound(Homepages, new FakeHomepages());
  readonly identityChecks = this.bound(IdentityChecks, new FakeIdentityChecks());
  readonly ids = this.bound(IdSource, new FakeIds());
  readonly locator = this.bound(Locator, new FakeLocator());
  readonly log = this.bound(Log, new RecordingLog());
  readonly notifier = this.bound(Notifier, new RecordingNotifier());
  /** The optional calls that the backend has. */
  readonly optionalCalls = new Set<OptionalCall>(OPTIONAL_CALLS);
  readonly orderHistory = this.bound(OrderHistory, new FakeOrderHistory());
  readonly orders = this.bound(Orders, new FakeOrders());
  readonly pagePrinter = this.bound(PagePrinter, new RecordingPagePrinter());
  readonly pageVisibility = this.bound(PageVisibility, new FakePageVisibility());
  readonly passwordResets = this.bound(PasswordResets, new FakePasswordResets());
  readonly paymentPage = this.bound(PaymentPage, new RecordingPaymentPage());
  readonly payments = this.bound(Payments, new FakePayments());
  readonly retailers = this.bound(Retailers, new FakeRetailers());
  readonly savedCards = this.bound(SavedCards, new FakeSavedCards());
  readonly serviceAreas = this.bound(ServiceAreas, new FakeServiceAreas());
  readonly vendors = this.bound(Vendors, new FakeVendors());
  readonly wallets = this.bound(Wallets, new FakeWallets());
  readonly zipcodeDirectory = this.bound(ZipcodeDirectory, new FakeZipcodeDirectory());

  /** The paths at which the page was reloaded. */
  readonly reloads: ('root' | 'same address' | 'once reachable')[] = [];

  readonly currentCart = this.bound(CurrentCart, new InMemoryValue<CartHandle>(NO_CART));
  readonly currentChoices = this.bound(CurrentChoices, new InMemoryValue<CartChoices>(CartChoices.none));
  readonly currentCheckout = this.bound(CurrentCheckout, new InMemoryValue<Checkout>(Checkout.fresh));
  readonly currentPaymentKey = this.bound(CurrentPaymentKey, new InMemoryValue(''));
  readonly currentPlace = this.bound(CurrentPlace, new InMemoryValue<ShoppingPlace>(ShoppingPlace.nowhere));
  readonly currentSession = this.bound(CurrentSession, new InMemoryValue<Session>(Session.visitor));
  readonly phoneColumns = this.bound(PhoneColumns, new InMemoryValue<1 | 2>(1));
  readonly recentlyViewed = this.bound(RecentlyViewed, new InMemoryValue<readonly ViewedProduct[]>([]));
  readonly currentShipping = this.bound(
    CurrentShipping,
    new InMemoryValue<ShippingChoice>(NO_SHIPPING_CHOICE),
  );

  constructor() {
    const { container } = this;
    container.bind(OptionalCalls).toConstantValue(new OptionalCalls(this.optionalCalls));
    container.bind(BuyProduct).toService(AddToCart);
    container.bind(CartCheckout).to(ReviewedCartCheckout);
    container.bind(ChosenTimes).to(StoredChosenTimes);
    container.bind(PlaceCart).to(BackendPlaceCart);
    container.bind(VisitorCart).to(StoredVisitorCart);
    this.get(CartEventListener).listen();
    this.get(IdentityOfferStore).listen();
  }

  get<T>(type: Resolvable<T>): T {
    return this.container.get(type as Newable<T>);
  }

  /** For pages: `<AppProvider services={shop.services}>`. */
  get services(): AppServices {
    return {
      brand: DEFAULT_PAGE_SETTINGS.brand,
      languages: DEFAULT_PAGE_SETTINGS,
      shopOrigin: '',
      countsEvents: false,
      resolve: (type) => this.get(type),
      load: async () => {},
      preload: async () => {},
      mayOpen: (address) => mayOpen(address, this.get(PlaceStore).place, this.get(SessionStore).session),
      reloadAtRoot: () => void this.reloads.push('root'),
      reload: () => void this.reloads.push('same address'),
      reloadOnceReachable: async () => void this.reloads.push('once reachable'),
    };
  }

  private bound<Port extends object, Fake extends Port>(port: abstract new () => Port, fake: Fake): Fake {
    this.container.bind(port).toConstantValue(fake);
    return fake;
  }
}
