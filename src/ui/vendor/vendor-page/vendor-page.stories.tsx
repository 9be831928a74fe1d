import { filterGroups } from '../../../../tests/support/samples/filters';
import { ignored } from '../../../../tests/support/samples/ignored';
import { vendorLogo } from '../../../../tests/support/samples/pictures';
import { CARDS, LONG_CARD, ONE_CARD, RTL_CARD } from '../../../../tests/support/samples/product-cards';
import {
  LONG_NAME,
  LONG_TEXT,
  LONG_WORD,
  OUTAGE,
  RTL_NAME,
  RTL_VENDOR,
} from '../../../../tests/support/samples/texts';
import { storePath } from '../../shared/paths/paths';
import { VendorPageView } from './vendor-page.view';
import type { ReadyVendorState, VendorProductsState, VendorState } from './vendor-state';
import type { VendorTab } from './vendor-address';

export default { component: VendorPageView };

const TABS = [
  ['shop', 'Shop'],
  ['about', 'About'],
  ['reviews', 'Reviews'],
  ['delivery', 'Delivery Info'],
] as const;
const tabs = (selected: VendorTab) =>
  TABS.map(([id, label]) => ({ id, label, href: storePath(), isSelected: id === selected }));

const PRODUCTS: VendorProductsState = {
  filters: filterGroups('size', 'price'),
  selected: [{ parameter: 'size', value: '750 ml', label: '750 ml' }],
  isDrawerOpen: false,
  products: CARDS,
  page: 1,
  totalPages: 3,
  isLoading: false,
  body: 'products',
  failureText: '',
  isStale: false,
};
const REVIEW = {
  title: 'Quick',
  detail: 'It was here within the hour.',
  byline: 'Ada, Nov 12, 2026',
  rating: 5,
};

const VENDOR: ReadyVendorState = {
  kind: 'ready',
  banner: {
    name: 'Hudson Cellars',
    logoUrl: vendorLogo(1),
    address: '12 Harbor Street, New York, NY 10001',
    website: { href: 'https://hudson.example', label: 'hudson.example' },
    phone: { href: 'tel:+12125550142', label: '(212) 555-0142' },
    reviewCount: '6 reviews',
    reviewsHref: storePath(),
    rating: 4.5,
  },
  tabs: tabs('shop'),
  tab: 'shop',
  productList: PRODUCTS,
  about: { lines: ['A wine shop since 1987.'], facts: [{ label: 'Founded', value: '1987' }] },
  reviews: [REVIEW],
  delivery: ['Within two hours in Manhattan.', 'On the next day elsewhere.'],
};

const showState = (state: VendorState) => () => (
  <VendorPageView state={state} actions={ignored({ pathOfPage: () => storePath() })} />
);
const show = (change: Partial<ReadyVendorState> = {}) => showState({ ...VENDOR, ...change });
const showTab = (tab: VendorTab, change: Partial<ReadyVendorState> = {}) =>
  show({ tab, tabs: tabs(tab), ...change });
const showProducts = (change: Partial<VendorProductsState>) =>
  show({ productList: { ...PRODUCTS, ...change } });

export const Loading = showState({ kind: 'loading' });
export const Failed = showState({ kind: 'failed', message: OUTAGE, advice: 'Please try again in a minute.' });
export const Many = show();
export const One = showProducts({ products: ONE_CARD, totalPages: 1 });
export const ProductsLoading = showProducts({ body: 'skeleton', filters: [], selected: [], products: [] });
export const ProductsFailed = showProducts({
  body: 'failed',
  failureText: OUTAGE,
  filters: [],
  selected: [],
  products: [],
});
export const ProductsEmpty = showProducts({ body: 'empty', products: [] });
export const NextLoading = showProducts({ isLoading: true });
export const NextFailed = showProducts({ isStale: true, failureText: OUTAGE });
export const DrawerOpen = showProducts({ isDrawerOpen: true });
export const About = showTab('about');
export const AboutEmpty = showTab('about', { about: null });
export const Reviews = showTab('reviews');
export const ReviewsEmpty = showTab('reviews', {
  reviews: [],
  banner: {
    ...VENDOR.banner,
    reviewCount: '0 reviews',
    rating: null,
    website: null,
    phone: null,
    logoUrl: '',
  },
});
export const Delivery = showTab('delivery');
export const DeliveryEmpty = showTab('delivery', { delivery: [] });
export const LongestText = show({
  banner: {
    ...VENDOR.banner,
    name: LONG_NAME,
    address: LONG_TEXT,
    website: { href: 'https://hudson.example', label: LONG_WORD },
  },
  productList: { ...PRODUCTS, products: [LONG_CARD] },
});
export const AboutLongestText = showTab('about', {
  about: { lines: [LONG_TEXT], facts: [{ label: LONG_WORD, value: LONG_NAME }] },
});
export const RightToLeftText = show({
  banner: { ...VENDOR.banner, name: RTL_VENDOR, address: RTL_NAME },
  productList: { ...PRODUCTS, products: [RTL_CARD] },
});
