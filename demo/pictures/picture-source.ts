import type { PictureSource } from './picture-paths';
import type { ProductPicture } from './product-picture';
import type { VendorPicture } from './store/vendor-art';
import ads from './designs/ads.json' with { type: 'json' };
import banners from './designs/banners.json' with { type: 'json' };
import categories from './designs/categories.json' with { type: 'json' };
import products from './designs/products.json' with { type: 'json' };
import vendors from './designs/vendors.json' with { type: 'json' };

// The type of a JSON file has strings where these have their possible values.
const PRODUCTS = products as unknown as readonly ProductPicture[];
const VENDORS = vendors as unknown as readonly (VendorPicture & { readonly id: number })[];

function byId<Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** How each picture of the demo is drawn, as the files in designs/ say. */
export function pictureSource(): PictureSource {
  const known = byId(PRODUCTS);
  const withThings = <Design extends { readonly products: readonly number[] }>(design: Design) => ({
    ...design,
    things: design.products.flatMap((id) => known.get(id)?.thing ?? []),
  });
  const byName = <Item extends { readonly name: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.name, item]));
  return {
    products: known,
    categories: byId(categories.map(withThings)),
    vendors: byId(VENDORS),
    banners: byName(banners.map(withThings)),
    ads: byName(ads.map(withThings)),
  };
}
