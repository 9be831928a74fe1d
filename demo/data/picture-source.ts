import type { PictureSource } from '../pictures/picture-paths';
import type { BannerPicture, CategoryPicture } from '../pictures/store/banner';
import { AD_SPECS, BANNER_SPECS, type BannerSpec } from './banner-specs';
import { CATALOGUE, specOf } from './catalogue';
import { CATEGORY_ROWS, lineage } from './categories';
import { productPictureOf } from './product-pictures';
import { PRODUCT_CATEGORY_ROWS, PRODUCT_ROWS } from './products';
import { VENDOR_SPECS } from './vendors';

const RANKS = new Map(PRODUCT_ROWS.map((row) => [row.id, row.rank]));
const TONES: Readonly<Record<number, string>> = { 12: '#b8763a', 13: '#7a1f38', 14: '#d9a02f', 15: '#4a8a7a', 20: '#c8506f', 30: '#2d6e50', 43: '#5b8ea8' };

const toneOf = (id: number) => TONES[lineage(id).at(-2) ?? id] ?? '#8a6a42';

/** The first two products of its listing. */
function categoryPicture(id: number, name: string): CategoryPicture {
  const first = PRODUCT_CATEGORY_ROWS.filter((row) => row.categoryId === id)
    .map((row) => row.productId)
    .sort((a, b) => (RANKS.get(a) ?? 0) - (RANKS.get(b) ?? 0))
    .slice(0, 2);
  return { name, tone: toneOf(id), things: first.map((productId) => productPictureOf(specOf(productId)).thing) };
}

function bannerPicture(spec: BannerSpec): BannerPicture {
  return { ...spec, hasCaption: spec.caption !== undefined, things: spec.products.map((id) => productPictureOf(specOf(id)).thing) };
}

/** The demo data that pictures are drawn from. */
export function demoPictures(): PictureSource {
  return {
    products: new Map(CATALOGUE.map((spec) => [spec.id, productPictureOf(spec)])),
    categories: new Map(CATEGORY_ROWS.map(({ id, name }) => [id, categoryPicture(id, name)])),
    vendors: new Map(
      VENDOR_SPECS.map(({ id, name, look: [initials, motif, main, accent, mark] }) => [
        id,
        { name, initials, motif, main, accent, mark },
      ]),
    ),
    banners: new Map(BANNER_SPECS.map((spec) => [spec.name, bannerPicture(spec)])),
    ads: new Map(AD_SPECS.map((spec) => [Number(spec.name), bannerPicture(spec)])),
  };
}
