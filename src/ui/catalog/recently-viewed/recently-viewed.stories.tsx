import { ignored } from '../../../../tests/support/samples/ignored';
import { CARDS, LONG_CARD, ONE_CARD, RTL_CARD } from '../../../../tests/support/samples/product-cards';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { RecentlyViewed } from './recently-viewed.view';

export default { component: RecentlyViewed };

const show = (products: readonly ProductCardModel[]) => () => (
  <RecentlyViewed products={products} forget={ignored()} />
);

export const One = show(ONE_CARD);
export const Many = show(CARDS);
export const LongestText = show([LONG_CARD]);
export const RightToLeftText = show([RTL_CARD]);
