import type { components } from '@cork-and-petal/sdk/schema';
import type { Listing } from '../../../application/catalog/list-products';
import type { CategoryFacts, CountedValue } from '../../../domain/catalog/category-facts';
import { categoryTrees, type CategoryNode } from '../../../domain/catalog/category-tree';
import { DEFAULT_LIMIT } from '../../../domain/catalog/pagination';
import { bandsOf, PRICE_BANDS } from '../../../domain/catalog/price-bands';
import type { ListedProduct, ListedVariant } from '../../../domain/catalog/product-card';
import { formatCents } from '../../../domain/shared/money';
import { cardFactsToWire } from './card-facts.wire';
import { paginationToWire } from './pagination.wire';

type Wire = components['schemas'];

export const listingToWire = ({ products, facts, pagination }: Listing) => ({
  products: products.map(listedToWire),
  filters: filtersToWire(facts),
  pagination: paginationToWire(pagination),
});

/** With the category's own code and, if the listing is empty, its own message (DEMO-21, DEMO-22). */
export function categoryListingToWire(listing: Listing) {
  const { category } = listing.facts;
  const message = listing.pagination.total === 0 ? (category?.emptyMessage ?? null) : null;
  return {
    code: category?.responseCode ?? 1,
    ...(message !== null && { message }),
    ...listingToWire(listing),
  };
}

/** The listing of a refused request; the limit is echoed from `request`. */
export const noListing = (request: unknown) => ({
  products: [],
  filters: {},
  pagination: {
    limit: (request as { limit?: number }).limit ?? DEFAULT_LIMIT,
    current_page: 1,
    total_page: 0,
    total_records: 0,
  },
});

/** A product card; its picture is a plain string here. */
export function listedToWire(product: ListedProduct): Wire['ListingProduct'] {
  return {
    id: String(product.id),
    type: product.type,
    name: product.name,
    sku: product.sku,
    image: product.image,
    child: product.variants.map((variant) => variantToWire(variant, product.image)),
    ...cardFactsToWire(product),
    ...(product.changedOn !== null && { updated_at: product.changedOn }),
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

/** The filters of a category (B§3); none if it has no products. */
function filtersToWire(facts: CategoryFacts): Wire['ListingFilters'] {
  if (facts.minCents === null || facts.maxCents === null) return {};
  return {
    price: {
      minprice: formatCents(facts.minCents),
      maxprice: formatCents(facts.maxCents),
      parameter: 'priceranges',
      options: PRICE_BANDS.flatMap(({ label, value }) =>
        facts.bands.filter((band) => band.value === value).map(({ count }) => ({ label, value, count })),
      ),
    },
    size: { parameter: 'size', options: sizeOptions(facts.sizes) },
    type: { parameter: 'catid', options: categoryTrees(facts.tree).map(typeOption) },
  };
}

/** Millilitres in ascending order, then the flower options by name (LIST-18, X-108). */
function sizeOptions(sizes: CountedValue[]): Wire['FilterOption'][] {
  const inMillilitres = sizes
    .filter(isMillilitres)
    .sort((one, other) => Number(one.value) - Number(other.value));
  const named = sizes
    .filter((size) => !isMillilitres(size))
    .sort((one, other) => (one.value < other.value ? -1 : 1));
  return [
    ...inMillilitres.map(({ value, count }) => ({ label: `${value} ml`, value, count })),
    ...named.map(({ value, count }) => ({ label: value, value, count })),
  ];
}

function isMillilitres({ value }: CountedValue): boolean {
  return /^\d+$/.test(value);
}

function typeOption({
  id,
  name,
  count,
  children,
}: CategoryNode<CategoryFacts['tree'][number]>): Wire['FilterOption'] {
  const option = { label: name, value: String(id), count };
  return children.length > 0 ? { ...option, children: children.map(typeOption) } : option;
}
