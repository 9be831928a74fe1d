import { Session } from '../../src/domain/customer/session';
import { CartViewModel } from '../../src/ui/cart/cart/cart.view-model';
import { CategoryListingViewModel } from '../../src/ui/catalog/category-listing/category-listing.view-model';
import { CategoryTabViewModel } from '../../src/ui/catalog/category-tab/category-tab.view-model';
import { ProductDetailViewModel } from '../../src/ui/catalog/product-detail/product-detail.view-model';
import { SearchResultsViewModel } from '../../src/ui/catalog/search-results/search-results.view-model';
import { CardStepViewModel } from '../../src/ui/checkout/card-step/card-step.view-model';
import { SummaryStepViewModel } from '../../src/ui/checkout/summary-step/summary-step.view-model';
import { AddressStepViewModel } from '../../src/ui/checkout/address-step/address-step.view-model';
import { MyAccountViewModel } from '../../src/ui/customer/my-account/my-account.view-model';
import { DeliveryOptionsViewModel } from '../../src/ui/fulfilment/delivery-options/delivery-options.view-model';
import { FaceCheckViewModel } from '../../src/ui/checkout/face-check/face-check.view-model';
import { HomeViewModel } from '../../src/ui/catalog/home/home.view-model';
import { ServedZipcodesViewModel } from '../../src/ui/location/served-zipcodes/served-zipcodes.view-model';
import { MyOrdersViewModel } from '../../src/ui/order/my-orders/my-orders.view-model';
import { VendorPageViewModel } from '../../src/ui/vendor/vendor-page/vendor-page.view-model';
import { WalletPanelViewModel } from '../../src/ui/wallet/wallet-panel/wallet-panel.view-model';
import { WalletProductsViewModel } from '../../src/ui/wallet/wallet-products/wallet-products.view-model';
import { WalletShippingViewModel } from '../../src/ui/wallet/wallet-shipping/wallet-shipping.view-model';
import { aCart } from '../support/builders/cart';
import { anAddress } from '../support/builders/customer';
import { aPlace } from '../support/builders/location';
import { aVenue } from '../support/builders/vendor';
import { FakeShop } from '../support/fake-shop';
import { Outage } from '../support/fakes/outage';

interface Screen {
  read: () => string;
  load: () => Promise<unknown>;
}

const LISTING = { categoryId: '121', slug: 'bourbon', path: '/', search: '', isFresh: true };
const VENDOR = { vendorId: '1', navigationState: null, path: '/vendor/1', search: '' };
const NEW_YORK = { name: 'New York', state: 'NY' };

/** Each screen that loads data: its status, and how to start it. */
const SCREENS: Readonly<Record<string, (shop: FakeShop) => Screen>> = {
  'address step': (shop) => {
    const step = shop.get(AddressStepViewModel);
    return { read: () => step.state.status, load: () => step.load() };
  },
  'card step': (shop) => {
    const step = shop.get(CardStepViewModel);
    return { read: () => step.state.status, load: () => step.load() };
  },
  'summary step': (shop) => {
    const step = shop.get(SummaryStepViewModel);
    return { read: () => step.state.status, load: () => step.open() };
  },
  cart: (shop) => {
    const cart = shop.get(CartViewModel);
    return { read: () => cart.state.status, load: () => cart.load() };
  },
  'category tab': (shop) => {
    const tab = shop.get(CategoryTabViewModel);
    return { read: () => tab.state.status, load: () => tab.open('ALL') };
  },
  'category listing': (shop) => {
    const listing = shop.get(CategoryListingViewModel);
    return {
      read: () => stageOf(listing.state.body, listing.state.isLoading),
      load: () => listing.show(LISTING),
    };
  },
  'search results': (shop) => {
    const results = shop.get(SearchResultsViewModel);
    return {
      read: () => stageOf(results.state.body, results.state.isLoading),
      load: () => results.show({ path: '/search/results', search: '?q=bourbon' }),
    };
  },
  product: (shop) => {
    const product = shop.get(ProductDetailViewModel);
    return { read: () => product.state.kind, load: () => product.open('101') };
  },
  vendor: (shop) => {
    const vendor = shop.get(VendorPageViewModel);
    return { read: () => vendor.state.kind, load: () => vendor.show(VENDOR) };
  },
  home: (shop) => {
    const home = shop.get(HomeViewModel);
    return { read: () => home.state.status, load: () => home.open() };
  },
  'served zipcodes': (shop) => {
    const served = shop.get(ServedZipcodesViewModel);
    return { read: () => served.state.status, load: () => served.open(NEW_YORK) };
  },
  'delivery options': (shop) => {
    const options = shop.get(DeliveryOptionsViewModel);
    return { read: () => options.state.status, load: () => options.load() };
  },
  'my account': (shop) => {
    const account = shop.get(MyAccountViewModel);
    return { read: () => account.state.status, load: () => account.load() };
  },
  'my orders': (shop) => {
    const orders = shop.get(MyOrdersViewModel);
    return { read: () => orders.status, load: () => orders.load() };
  },
  'face check': (shop) => {
    const face = shop.get(FaceCheckViewModel);
    return { read: () => face.state.status, load: () => face.begin() };
  },
  wallet: (shop) => {
    const wallet = shop.get(WalletPanelViewModel);
    return { read: () => wallet.state.status, load: () => wallet.load() };
  },
  "wallet's retailers": (shop) => {
    const shipping = shop.get(WalletShippingViewModel);
    return { read: () => shipping.state.status, load: () => shipping.open(null) };
  },
  "wallet's products": (shop) => {
    const products = shop.get(WalletProductsViewModel);
    return { read: () => products.state.status, load: () => products.open('11', null) };
  },
};

describe.each(Object.entries(SCREENS))('%s', (_, open) => {
  it('is loading until the answer arrives, and then ready [NET-07] [STATE-01]', async () => {
    const { read, load } = open(aShop());
    const loading = load();
    expect(read()).toBe('loading');
    await loading;
    expect(read()).toBe('ready');
  });

  it('is loading until the call fails, and then failed [NET-07] [STATE-01]', async () => {
    const shop = aShop();
    for (const { outage } of Object.values(shop) as { outage?: unknown }[])
      if (outage instanceof Outage) outage.begin();
    const { read, load } = open(shop);
    const loading = load();
    expect(read()).toBe('loading');
    await loading;
    expect(read()).toBe('failed');
  });
});

/** Lists have a state for their content, and a separate flag while they are refreshed. */
const stageOf = (body: string, isLoading: boolean) =>
  isLoading ? 'loading' : body === 'products' ? 'ready' : body;

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.currentSession.set(Session.member('tok_member', '501', 'Jane Doe'));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  shop.carts.cart = aCart();
  shop.orders.cart = aCart();
  shop.addressBook.addresses = [anAddress()];
  shop.retailers.venues = [aVenue()];
  return shop;
}
