import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import {
  adPicture,
  bannerPicture,
  categoryPicture,
  vendorLogo,
} from '../../../../tests/support/samples/pictures';
import { CARDS, LONG_CARD, ONE_CARD, RTL_CARD } from '../../../../tests/support/samples/product-cards';
import { LONG_NAME, LONG_WORD, OUTAGE, RTL_NAME, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { allCategoriesPath, storePath } from '../../shared/paths/paths';
import { HomeView } from './home.view';

export default { component: HomeView };

type State = ComponentProps<typeof HomeView>['state'];

const tile = (id: number, name: string) => ({
  id: String(id),
  name,
  imageUrl: categoryPicture(id),
  href: allCategoriesPath(),
});
const vendor = (id: number, name: string) => ({
  id: String(id),
  name,
  imageUrl: vendorLogo(id),
  place: 'New York, NY',
  href: storePath(),
});
const caption = { eyebrow: 'New in', text: 'Bottled last week', action: 'Shop now', tone: 'dark' as const };
const BANNER = {
  imageUrl: bannerPicture('desktop'),
  title: 'Bourbon of the year',
  href: storePath(),
  caption,
};
const AD = { imageUrl: adPicture(1), title: 'Gifts for hosts', href: storePath(), caption: null };

const HOME: State = {
  status: 'ready',
  message: OUTAGE,
  banners: [BANNER],
  categories: [tile(12, 'Whiskey'), tile(13, 'Wine'), tile(14, 'Beer'), tile(15, 'Gin'), tile(20, 'Flowers')],
  ads: [AD],
  sections: [
    { title: 'OUR TOP Whiskey', products: CARDS },
    { title: 'OUR TOP Flowers', products: CARDS.slice(3) },
  ],
  topProducts: CARDS.slice(0, 4),
  deliveriesTitle: 'Next delivery to 10001',
  deliveries: [
    { speed: 'Local', text: 'today until 18:00' },
    { speed: 'Courier', text: 'as early as Monday, November 30' },
    { speed: 'Farm Direct', text: 'as early as Wednesday, December 2' },
  ],
  vendorsTitle: 'Shops that deliver to 10001',
  vendors: [vendor(1, 'Hudson Cellars'), vendor(2, 'Petal House'), { ...vendor(3, 'No logo'), imageUrl: '' }],
  allProductsHref: allCategoriesPath(),
};

const show =
  (change: Partial<State> = {}) =>
  () => <HomeView state={{ ...HOME, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({
  status: 'empty',
  message: 'No product available',
  sections: [],
  topProducts: [],
  ads: [],
  vendors: [],
});
export const CategoriesLoading = show({ categories: null });
export const One = show({
  categories: [tile(12, 'Whiskey')],
  sections: [{ title: 'OUR TOP Whiskey', products: ONE_CARD }],
  topProducts: ONE_CARD,
  ads: [],
  vendors: [vendor(1, 'Hudson Cellars')],
});
export const Many = show();
export const LongestText = show({
  banners: [{ ...BANNER, title: LONG_NAME, caption: { ...caption, text: LONG_NAME, action: LONG_WORD } }],
  categories: [tile(12, LONG_NAME), tile(13, LONG_WORD)],
  sections: [{ title: LONG_NAME, products: [LONG_CARD] }],
  topProducts: [LONG_CARD],
  vendors: [vendor(1, LONG_NAME), vendor(2, LONG_WORD)],
});
export const RightToLeftText = show({
  banners: [{ ...BANNER, title: RTL_NAME }],
  categories: [tile(12, RTL_NAME)],
  sections: [{ title: RTL_NAME, products: [RTL_CARD] }],
  topProducts: [RTL_CARD],
  vendors: [vendor(1, RTL_VENDOR)],
});
