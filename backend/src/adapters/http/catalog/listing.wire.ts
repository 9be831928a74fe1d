import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import { categoryTrees, type CategoryNode } from '../../../domain/catalog/category-tree';
import type { CategoryFacts } from '../../postgres/catalog/category.repository';
import { bandsOf, PRICE_BANDS } from '../../../domain/catalog/price-bands';
import type { ListedProduct, ListedVariant } from '../../postgres/catalog/product-cards.repository';

type Wire = components['schemas'];

/** A product card; its picture is a plain string here. */
export function listedToWire(product: ListedProduct): Wire['ListingProduct'] {
  return {
    id: String(product.id),
    type: product.type,
    name: product.name,
    sku: product.sku,
    image: product.image,
    child: product.variants.map((variant) => variantToWire(variant, product.image)),
  };
}

function variantToWire(variant: ListedVariant, image: string): Wire['ListingVariant'] {
  return {
    id: String(variant.id),
    sku: variant.sku,
    price: formatCents(variant.priceCents),
    pricerange: bandsOf(variant.priceCents).map(({ value, label }) => ({ value, label })),
    image,
    bottle_size: variant.size,
  };
}

/** The filters of a category (B§3); one without products has none. */
export function filtersToWire(facts: CategoryFacts): Wire['ListingFilters'] {
  if (facts.minCents === null || facts.maxCents === null) return {};
  return {
    price: {
      minprice: formatCents(facts.minCents),
      maxprice: formatCents(facts.maxCents),
      parameter: 'priceranges',
      options: PRICE_BANDS.filter((band) => facts.bands.includes(band.value)).map(({ label, value }) => ({
        label,
        value,
      })),
    },
    size: { parameter: 'size', options: sizeOptions(facts.sizes) },
    type: { parameter: 'catid', options: categoryTrees(facts.tree).map(typeOption) },
  };
}

/** Millilitres from small to large, then the flower options by name (LIST-18, X-108). */
function sizeOptions(sizes: string[]): Wire['FilterOption'][] {
  const inMillilitres = sizes.filter(isMillilitres).sort((one, other) => Number(one) - Number(other));
  const named = sizes.filter((size) => !isMillilitres(size)).sort();
  return [
    ...inMillilitres.map((size) => ({ label: `${size} ml`, value: size })),
    ...named.map((size) => ({ label: size, value: size })),
  ];
}

function isMillilitres(size: string): boolean {
  return /^\d+$/.test(size);
}

function typeOption({ id, name, children }: CategoryNode): Wire['FilterOption'] {
  const option = { label: name, value: String(id) };
  return children.length > 0 ? { ...option, children: children.map(typeOption) } : option;
}
