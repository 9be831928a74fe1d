import type { Category } from '../../../domain/catalog/category';
import type { Filter } from '../../../domain/catalog/filter';
import { emptyListingText, type Listing } from '../../../domain/catalog/listing';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import { categoryListingTexts } from '../../../texts/catalog/category-listing';
import { words } from '../../../texts/shared/words';
import { trailOf } from '../top-level-categories';
import { type ListedCategory, type ListingAddress, productPathIn } from './listing-address';
import type { FilterSelection } from '../../../domain/catalog/filter-selection';
import { categoryHref } from '../category-href';
import { storePath } from '../../shared/paths/paths';
import { toProductCard } from '../../shared/product-card/to-product-card';
import type { ListingState } from './listing-state';

/** The name of the category; derived from the path until it is loaded. */
export function titleOf({ category, filters, isMissing }: NamedCategory, address: ListingAddress): string {
  const { categoryId, slug } = address;
  const name = category?.name ?? ownLabel(filters, categoryId);
  if (name) return name;
  return isMissing
    ? categoryListingTexts.notFound
    : sentence(slug.replace(/-/g, ' ').trim()) || categoryListingTexts.unnamed;
}

interface NamedCategory {
  readonly category: Category | null;
  readonly filters: readonly Filter[];
  readonly isMissing: boolean;
}

/** A category that is not in the menu is named by its type filter (LIST-16). */
const ownLabel = (filters: readonly Filter[], categoryId: string): string | undefined =>
  filters.find(({ parameter }) => parameter === 'type')?.options.find(({ value }) => value === categoryId)
    ?.label;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The backend's message for an empty listing, or the default (ERR-06, X-104). Its message about filters that it
 * cannot read is meant for developers, so the default is shown instead.
 */
export function emptyTextOf(listing: Listing | null, { hasFilters }: FilterSelection): string {
  return listing ? emptyListingText(hasFilters ? { ...listing, message: '' } : listing) : '';
}

/** Blank: the products were loaded. */
export const failureTextOf = (failure: CallFailure | null): string =>
  failure ? withReference(categoryListingTexts.notLoaded, failure) : '';

export const cardsOf = (listing: Listing | null, category: ListedCategory): ListingState['products'] =>
  (listing?.products ?? []).map((card) => toProductCard(card, productPathIn(category, card.id)));

export function crumbsOf(category: Category | null, title: string): ListingState['crumbs'] {
  const above = category ? trailOf(category).slice(0, -1) : [];
  return [
    { label: words.home, href: storePath() },
    ...above.map((parent) => ({ label: parent.name, href: categoryHref(parent) })),
    { label: title },
  ];
}
