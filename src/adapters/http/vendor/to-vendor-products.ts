import { type components, imageOf } from '@cork-and-petal/sdk';
import { isChoosableSize, formatSize } from '../../../domain/shared/size';
import { Money } from '../../../domain/shared/money';
import type { ProductCard } from '../../../domain/shared/product-card';
import { listOf, listWith } from '../shared/list-of';
import { cardFacts, toSpeeds } from '../shared/to-product-card';
import type { VendorProductPage } from '../../../domain/vendor/vendor-product';

type Wire = components['schemas'];

/** The first page and later ones have the same format (ENT-10, ENT-22). */
export const toVendorProductPage = ({
  data,
  pagination,
}: Partial<Wire['VendorShop']>): VendorProductPage => ({
  products: listWith(data, 'id').map(toVendorProduct),
  totalPages: totalOf(pagination ?? {}),
});

/** If the total is missing, the flag tells at least whether there is a next page. */
function totalOf({ total_pages, current_page, has_next_page }: Partial<Wire['VendorPagination']>): number {
  if (total_pages !== undefined) return Math.max(0, Number(total_pages) || 0);
  const current = Number(current_page) || 0;
  return has_next_page ? current + 1 : current;
}

function toVendorProduct(wire: Wire['VendorProduct']): ProductCard {
  const sizes = listOf(wire.child).filter((variant) => isChoosableSize(String(variant.bottle_size ?? '')));
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    imageUrl: imageOf(wire.image) ?? '',
    fromPrice: Money.lowest(sizes.map(({ price }) => Money.parse(price))) ?? Money.parse(wire.price),
    sizes: sizes.map((variant) => formatSize(String(variant.bottle_size))),
    speeds: toSpeeds(
      [wire.speed_id, ...sizes.map(({ speed_id }) => speed_id)].flatMap((speeds) => listOf(speeds)),
    ),
    ...cardFacts(wire),
  };
}
