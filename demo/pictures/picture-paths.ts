import { PRODUCT_VIEWS, type ProductPicture, type ProductView } from './product-picture';
import { drawProductView } from './product-views';
import { drawBanner, drawCategoryCard, type BannerFormat, type BannerPicture, type CategoryPicture } from './store/banner';
import { drawVendorLogo, type VendorPicture } from './store/vendor-art';

/** The data that pictures are drawn from, by the names in their paths. */
export interface PictureSource {
  readonly products: ReadonlyMap<number, ProductPicture>;
  readonly categories: ReadonlyMap<number, CategoryPicture>;
  readonly vendors: ReadonlyMap<number, VendorPicture>;
  readonly banners: ReadonlyMap<string, BannerPicture>;
  readonly ads: ReadonlyMap<string, BannerPicture>;
}

type Rule = readonly [
  pattern: RegExp,
  draw: (source: PictureSource, name: string, view: string) => string | undefined,
];

const RULES: readonly Rule[] = [
  [/^products\/(\d+)\/([a-z]+)\.svg$/, productPicture],
  [/^categories\/(\d+)()\.svg$/, (source, id) => drawn(source.categories.get(Number(id)), drawCategoryCard)],
  [/^vendors\/(\d+)\/logo()\.svg$/, (source, id) => drawn(source.vendors.get(Number(id)), drawVendorLogo)],
  [/^ads\/(\d+)()\.svg$/, (source, name) => drawn(source.ads.get(name), (ad) => drawBanner(ad, 'ad'))],
  [/^banners\/([a-z]+-\d+)-(desktop|mobile)\.svg$/, bannerPicture],
];

function drawn<T>(from: T | undefined, draw: (from: T) => string): string | undefined {
  return from === undefined ? undefined : draw(from);
}

function isView(view: string): view is ProductView {
  return (PRODUCT_VIEWS as readonly string[]).includes(view);
}

function productPicture(source: PictureSource, id: string, view: string): string | undefined {
  const picture = source.products.get(Number(id));
  if (picture === undefined || !isView(view)) return undefined;
  const ofFlowers = view === 'vase' || view === 'bulk';
  if (ofFlowers && picture.thing.kind !== 'bouquet') return undefined;
  return drawProductView(picture, view);
}

function bannerPicture(source: PictureSource, name: string, format: string): string | undefined {
  return drawn(source.banners.get(name), (banner) => drawBanner(banner, format as BannerFormat));
}

/** The picture for a path below `/media/`, or nothing. */
export function drawFrom(source: PictureSource, path: string): string | undefined {
  for (const [pattern, draw] of RULES) {
    const match = pattern.exec(path);
    if (match !== null) return draw(source, match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}
