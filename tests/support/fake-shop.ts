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
  readonly accounts = new FakeAccounts();
  readonly addressBook = new FakeAddressBook();
  readonly analytics = new RecordingAnalytics();
  readonly browserData = new FakeBrowserData();
  readonly camera = new FakeCamera();
  readonly captcha = new FakeCaptcha();
  readonly cardTokenizer = new FakeCardTokenizer();
  readonly cartTabs = new FakeCartTabs();
  readonly carts = new FakeCarts();
  readonly catalog = new FakeProductCatalog();
  readonly clock = new FakeClock();
  readonly deliveryCalendars = new FakeDeliveryCalendars();
  readonly deliverySpeeds = new FakeDeliverySpeeds();
  readonly homepages = new FakeHomepages();
  readonly identityChecks = new FakeIdentityChecks();
  readonly ids = new FakeIds();
  readonly locator = new FakeLocator();
  readonly log = new RecordingLog();
  readonly notifier = new RecordingNotifier();
  /** The optional calls that the backend has. */
  readonly optionalCalls = new Set<OptionalCall>(OPTIONAL_CALLS);
  readonly orderHistory = new FakeOrderHistory();
  readonly orders = new FakeOrders();
  readonly pagePrinter = new RecordingPagePrinter();
  readonly pageVisibility = new FakePageVisibility();
  readonly passwordResets = new FakePasswordResets();
  readonly paymentPage = new RecordingPaymentPage();
  readonly payments = new FakePayments();
  readonly retailers = new FakeRetailers();
  readonly savedCards = new FakeSavedCards();
  readonly serviceAreas = new FakeServiceAreas();
  readonly vendors = new FakeVendors();
  readonly wallets = new FakeWallets();
  readonly zipcodeDirectory = new FakeZipcodeDirectory();

  /** The paths at which the page was reloaded. */
  readonly reloads: ('root' | 'same address' | 'once reachable')[] = [];

  readonly currentCart = new InMemoryValue<CartHandle>(NO_CART);
  readonly currentChoices = new InMemoryValue<CartChoices>(CartChoices.none);
  readonly currentCheckout = new InMemoryValue<Checkout>(Checkout.fresh);
  readonly currentPaymentKey = new InMemoryValue('');
  readonly currentPlace = new InMemoryValue<ShoppingPlace>(ShoppingPlace.nowhere);
  readonly currentSession = new InMemoryValue<Session>(Session.visitor);
  readonly recentlyViewed = new InMemoryValue<readonly ViewedProduct[]>([]);
  readonly currentShipping = new InMemoryValue<ShippingChoice>(NO_SHIPPING_CHOICE);

  // Stores are shared as in the real shop; a test that needs a second instance creates a second shop.
  private readonly container = new Container({ autobind: true, defaultScope: 'Singleton' });

  constructor() {
    this.bindRemotePorts();
    this.bindLocalPorts();
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

  private bindRemotePorts(): void {
    const { container } = this;
    container.bind(Accounts).toConstantValue(this.accounts);
    container.bind(AddressBook).toConstantValue(this.addressBook);
    container.bind(BuyProduct).toService(AddToCart);
    container.bind(Carts).toConstantValue(this.carts);
    container.bind(DeliveryCalendars).toConstantValue(this.deliveryCalendars);
    container.bind(DeliverySpeeds).toConstantValue(this.deliverySpeeds);
    container.bind(Homepages).toConstantValue(this.homepages);
    container.bind(IdentityChecks).toConstantValue(this.identityChecks);
    container.bind(OrderHistory).toConstantValue(this.orderHistory);
    container.bind(Orders).toConstantValue(this.orders);
    container.bind(PasswordResets).toConstantValue(this.passwordResets);
    container.bind(Payments).toConstantValue(this.payments);
    container.bind(CartCheckout).to(ReviewedCartCheckout);
    container.bind(ChosenTimes).to(StoredChosenTimes);
    container.bind(PlaceCart).to(BackendPlaceCart);
    container.bind(ProductCatalog).toConstantValue(this.catalog);
    container.bind(Retailers).toConstantValue(this.retailers);
    container.bind(SavedCards).toConstantValue(this.savedCards);
    container.bind(ServiceAreas).toConstantValue(this.serviceAreas);
    container.bind(VisitorCart).to(StoredVisitorCart);
    container.bind(Vendors).toConstantValue(this.vendors);
    container.bind(Wallets).toConstantValue(this.wallets);
  }

  private bindLocalPorts(): void {
    const { container } = this;
    container.bind(Analytics).toConstantValue(this.analytics);
    container.bind(BrowserData).toConstantValue(this.browserData);
    container.bind(Camera).toConstantValue(this.camera);
    container.bind(Captcha).toConstantValue(this.captcha);
    container.bind(CardTokenizer).toConstantValue(this.cardTokenizer);
    container.bind(CartTabs).toConstantValue(this.cartTabs);
    container.bind(Clock).toConstantValue(this.clock);
    container.bind(CurrentCart).toConstantValue(this.currentCart);
    container.bind(CurrentChoices).toConstantValue(this.currentChoices);
    container.bind(CurrentCheckout).toConstantValue(this.currentCheckout);
    container.bind(CurrentPaymentKey).toConstantValue(this.currentPaymentKey);
    container.bind(CurrentPlace).toConstantValue(this.currentPlace);
    container.bind(CurrentSession).toConstantValue(this.currentSession);
    container.bind(CurrentShipping).toConstantValue(this.currentShipping);
    container.bind(IdSource).toConstantValue(this.ids);
    container.bind(Locator).toConstantValue(this.locator);
    container.bind(Log).toConstantValue(this.log);
    container.bind(OptionalCalls).toConstantValue(new OptionalCalls(this.optionalCalls));
    container.bind(Notifier).toConstantValue(this.notifier);
    container.bind(PagePrinter).toConstantValue(this.pagePrinter);
    container.bind(PageVisibility).toConstantValue(this.pageVisibility);
    container.bind(PaymentPage).toConstantValue(this.paymentPage);
    container.bind(RecentlyViewed).toConstantValue(this.recentlyViewed);
    container.bind(ZipcodeDirectory).toConstantValue(this.zipcodeDirectory);
  }
}
