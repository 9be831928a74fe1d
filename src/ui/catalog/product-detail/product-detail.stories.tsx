import { ignored } from '../../../../tests/support/samples/ignored';
import { productPicture } from '../../../../tests/support/samples/pictures';
import { CARDS, LONG_CARD } from '../../../../tests/support/samples/product-cards';
import {
  LONG_NAME,
  LONG_TEXT,
  LONG_WORD,
  OUTAGE,
  RTL_NAME,
  RTL_VENDOR,
} from '../../../../tests/support/samples/texts';
import { allCategoriesPath, storePath } from '../../shared/paths/paths';
import { ProductDetailView } from './product-detail.view';
import type { BuyingState, ProductDetailState, ProductState, ZipCheckState } from './product-state';

export default { component: ProductDetailView };

const image = (view: string) => ({ url: productPicture(101, view), thumbnailUrl: productPicture(101, view) });

const REVIEW = {
  title: 'Smooth',
  detail: 'Caramel first, then oak.',
  byline: 'Ada, Nov 12, 2026',
  rating: 4,
};

const ZIP_CHECK: ZipCheckState = {
  zipcode: '10001',
  helper: 'New York, NY',
  problem: '',
  warning: '',
  isChecking: false,
  isVerified: true,
  canSubmit: false,
};

const BUYING: BuyingState = {
  isInStock: true,
  isEnabled: true,
  sizes: [
    { value: '1', label: '750 ml' },
    { value: '2', label: '1 L', description: 'Sold out' },
  ],
  size: '1',
  speeds: [
    {
      value: 'a',
      label: 'Local',
      description: 'from Hudson Cellars, as early as today',
      aside: '$32.00',
      disabled: false,
    },
    {
      value: 'b',
      label: 'Courier',
      description: 'sold out at Barrel & Vine',
      aside: '$29.00',
      disabled: true,
    },
  ],
  speed: 'a',
  quantity: 2,
  total: '$64.00',
  isAdding: false,
  hint: '',
};

const PRODUCT: ProductState = {
  kind: 'ready',
  name: 'Old Harbor Bourbon',
  crumbs: [
    { label: 'Home', href: storePath() },
    { label: 'Whiskey', href: allCategoriesPath() },
    { label: 'Old Harbor Bourbon' },
  ],
  images: ['front', 'label', 'scene'].map(image),
  reviewCount: '2 reviews',
  rating: 4.5,
  price: { amount: '$32.00', was: '$38.00' },
  vendorName: 'Hudson Cellars',
  vendorRequest: { vendorId: '1', zipcode: '10001' },
  zipCheck: ZIP_CHECK,
  buying: BUYING,
  about: [
    { label: 'Brand', value: 'Old Harbor' },
    { label: 'Product Type', value: 'Whiskey' },
    { label: 'Country of Origin', value: 'United States' },
  ],
  scales: [
    {
      title: 'Taste Scale',
      entries: [
        { label: 'Sweet', value: 3 },
        { label: 'Smoky', value: 1 },
      ],
    },
  ],
  description: ['Caramel and oak.', 'Six years in wood.'],
  reviews: [REVIEW, { ...REVIEW, title: 'Good value', rating: 5 }],
  similar: CARDS,
};

const showState = (state: ProductDetailState) => () => (
  <ProductDetailView state={state} actions={ignored()} />
);
const show = (change: Partial<ProductState> = {}) => showState({ ...PRODUCT, ...change });

export const Loading = showState({ kind: 'loading' });
export const Failed = showState({ kind: 'failed', message: OUTAGE });
export const NotFound = showState({ kind: 'not-found' });
export const Ready = show();
export const One = show({
  images: [image('front')],
  reviewCount: '0 reviews',
  rating: null,
  reviews: [],
  similar: [],
  scales: [],
  buying: { ...BUYING, sizes: BUYING.sizes.slice(0, 1), speeds: BUYING.speeds.slice(0, 1) },
});
export const Disabled = show({
  zipCheck: { ...ZIP_CHECK, zipcode: '', helper: 'Enter your zipcode to see prices.', isVerified: false },
  buying: { ...BUYING, isEnabled: false, speed: undefined },
});
export const Refused = show({
  zipCheck: {
    ...ZIP_CHECK,
    zipcode: '5900',
    problem: 'Please enter a valid zipcode.',
    isVerified: false,
    canSubmit: true,
  },
  buying: { ...BUYING, hint: 'This product cannot be delivered to 59001.', speeds: [] },
});
export const SoldOut = show({ buying: { ...BUYING, isInStock: false, isEnabled: false } });
export const Busy = show({
  zipCheck: { ...ZIP_CHECK, isChecking: true, warning: 'Changing the zipcode empties your cart.' },
  buying: { ...BUYING, isAdding: true },
});
export const LongestText = show({
  name: LONG_NAME,
  crumbs: [{ label: LONG_NAME, href: storePath() }, { label: LONG_WORD }],
  price: { amount: '$12,345.67', was: '$23,456.78' },
  vendorName: LONG_WORD,
  about: [{ label: LONG_NAME, value: LONG_WORD }],
  scales: [{ title: LONG_NAME, entries: [{ label: LONG_WORD, value: 5 }] }],
  description: [LONG_TEXT],
  reviews: [{ title: LONG_NAME, detail: LONG_TEXT, byline: LONG_WORD, rating: 1 }],
  similar: [LONG_CARD],
  buying: {
    ...BUYING,
    sizes: [{ value: '1', label: LONG_WORD, description: LONG_NAME }],
    speeds: [{ value: 'a', label: LONG_NAME, description: LONG_TEXT, aside: '$12,345.67', disabled: false }],
    total: '$1,222,221.33',
  },
});
export const RightToLeftText = show({
  name: RTL_NAME,
  crumbs: [{ label: RTL_NAME }],
  vendorName: RTL_VENDOR,
  description: [RTL_NAME],
  reviews: [{ ...REVIEW, title: RTL_NAME, detail: RTL_NAME }],
});
