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
import { aShopWithCart } from '../support/a-shop-with-cart';
import { aMember, anAddress } from '../support/builders/customer';
import { aVenue } from '../support/builders/vendor';
import { FakeShop } from '../support/fake-shop';
import { Outage } from '../support/fakes/outage';

interface Screen {
  /** What the screen shows. */
  state: () => object;
  load: () => Promise<unknown>;
  /** By default, it is loaded again. */
  retry?: () => Promise<unknown>;
}

const LISTING = { categoryId: '121', slug: 'bourbon', path: '/', search: '', isFresh: true };
const VENDOR = { vendorId: '1', navigationState: null, path: '/vendor/1', search: '' };
const NEW_YORK = { name: 'New York', state: 'NY' };

/** Each screen that loads data: its status, and how to start it. */
const SCREENS: Readonly<Record<string, (shop: FakeShop) => Screen>> = {
  'address step': (shop) => {
    const step = shop.get(AddressStepViewModel);
    return { state: () => step.state, load: () => step.load() };
  },
  'card step': (shop) => {
    const step = shop.get(CardStepViewModel);
    return { state: () => step.state, load: () => step.load() };
  },
  'summary step': (shop) => {
    const step = shop.get(SummaryStepViewModel);
    return { state: () => step.state, load: () => step.open(), retry: () => step.reload() };
  },
  cart: (shop) => {
    const cart = shop.get(CartViewModel);
    return { state: () => cart.state, load: () => cart.load() };
  },
  'category tab': (shop) => {
    const tab = shop.get(CategoryTabViewModel);
    return { state: () => tab.state, load: () => tab.open('ALL'), retry: () => tab.retry() };
  },
  'category listing': (shop) => {
    const listing = shop.get(CategoryListingViewModel);
    return { state: () => listing.state, load: () => listing.show(LISTING) };
  },
  'search results': (shop) => {
    const results = shop.get(SearchResultsViewModel);
    return {
      state: () => results.state,
      load: () => results.show({ path: '/search/results', search: '?q=bourbon' }),
    };
  },
  product: (shop) => {
    const product = shop.get(ProductDetailViewModel);
    return { state: () => product.state, load: () => product.open('101') };
  },
  vendor: (shop) => {
    const vendor = shop.get(VendorPageViewModel);
    return { state: () => vendor.state, load: () => vendor.show(VENDOR) };
  },
  home: (shop) => {
    const home = shop.get(HomeViewModel);
    return { state: () => home.state, load: () => home.open(), retry: () => home.retry() };
  },
  'served zipcodes': (shop) => {
    const served = shop.get(ServedZipcodesViewModel);
    return { state: () => served.state, load: () => served.open(NEW_YORK) };
  },
  'delivery options': (shop) => {
    const options = shop.get(DeliveryOptionsViewModel);
    return { state: () => options.state, load: () => options.load() };
  },
  'my account': (shop) => {
    const account = shop.get(MyAccountViewModel);
    return { state: () => account.state, load: () => account.load() };
  },
  'my orders': (shop) => {
    const orders = shop.get(MyOrdersViewModel);
    return { state: () => orders, load: () => orders.load() };
  },
  'face check': (shop) => {
    const face = shop.get(FaceCheckViewModel);
    return { state: () => face.state, load: () => face.begin() };
  },
  wallet: (shop) => {
    const wallet = shop.get(WalletPanelViewModel);
    return { state: () => wallet.state, load: () => wallet.load() };
  },
  "wallet's retailers": (shop) => {
    const shipping = shop.get(WalletShippingViewModel);
    return { state: () => shipping.state, load: () => shipping.open(null) };
  },
  "wallet's products": (shop) => {
    const products = shop.get(WalletProductsViewModel);
    return { state: () => products.state, load: () => products.open('11', null) };
  },
};

/** Of screens that do not show the text of the failure; the address step shows none (ERR-13). */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  'address step': '',
  'category listing': 'The products could not be loaded.',
  'search results': 'Failed to fetch search results.',
  vendor: 'Failed to fetch vendor data',
  'face check': 'Your identity check could not be loaded.',
};

describe.each(Object.entries(SCREENS))('%s', (screen, open) => {
  it('is loading until the answer arrives, and then ready [NET-07] [STATE-01]', async () => {
    const { state, load } = open(aShop());
    const loading = load();
    expect(stageOf(state())).toBe('loading');
    await loading;
    expect(stageOf(state())).toBe('ready');
  });

  it('is loading until the call fails, then says why, and can be tried again [NET-07] [STATE-01]', async () => {
    const shop = aShop();
    const outages = Object.values(shop).flatMap(({ outage }: { outage?: unknown }) =>
      outage instanceof Outage ? [outage] : [],
    );
    for (const outage of outages) outage.begin();
    const { state, load, retry = load } = open(shop);
    const loading = load();
    expect(stageOf(state())).toBe('loading');
    await loading;
    expect(stageOf(state())).toBe('failed');
    expect(Object.values(state())).toContain(OTHER_TEXTS[screen] ?? 'You are not connected to internet');
    for (const outage of outages) outage.end();
    await retry();
    expect(stageOf(state())).toBe('ready');
  });
});

interface Stages {
  status?: string;
  kind?: string;
  body?: string;
  isLoading?: boolean;
}

/** Lists have a state for their content, and a separate flag while they are refreshed. */
function stageOf({ status, kind, body, isLoading }: Stages): string | undefined {
  if (isLoading) return 'loading';
  return status ?? kind ?? (body === 'products' ? 'ready' : body);
}

function aShop(): FakeShop {
  const shop = aShopWithCart({ session: aMember() });
  shop.addressBook.addresses = [anAddress()];
  shop.retailers.venues = [aVenue()];
  return shop;
}
