import type { ItemOutcome } from '../../../application/order/buy-again';
import { isSignedOut } from '../../../domain/shared/failure';
import { counted } from '../../shared/counted';
import { productPath, searchResultsPath } from '../../shared/paths/paths';
import type { BoughtAgainState, MissingItem } from './buy-again-state';

const NOTHING_TITLE = 'Nothing was added to your cart';

export const refusedState = (text: string): BoughtAgainState => ({
  tone: 'warning',
  title: NOTHING_TITLE,
  text,
  missing: [],
  leadsToCart: false,
});

/** Null before anything was tried, and where the shell leads to sign-in. */
export function boughtAgainState(outcomes: readonly ItemOutcome[]): BoughtAgainState | null {
  if (outcomes.length === 0 || outcomes.some((each) => each.kind === 'unavailable' && isSignedOut(each)))
    return null;
  const added = outcomes.filter(({ kind }) => kind === 'added').length;
  return {
    tone: added === outcomes.length ? 'success' : 'warning',
    title: titleOf(added, outcomes.length),
    text: added > 0 ? 'Prices and delivery are those of today. Check them in your cart.' : '',
    missing: outcomes.flatMap(missingItem),
    leadsToCart: added > 0,
  };
}

function titleOf(added: number, all: number): string {
  if (added === 0) return NOTHING_TITLE;
  if (added < all) return `${added} of ${counted(all, 'item')} ${added === 1 ? 'is' : 'are'} in your cart`;
  if (all === 1) return 'It is in your cart';
  return all === 2 ? 'Both items are in your cart' : `All ${all} items are in your cart`;
}

function missingItem(outcome: ItemOutcome): MissingItem[] {
  const { name } = outcome.item;
  switch (outcome.kind) {
    case 'added':
      return [];
    case 'not-sold':
      return [{ name, reason: 'Not sold in your area at the moment.' }];
    case 'to-choose':
      return [{ name, ...choiceOf(name, outcome.productId) }];
    case 'refused':
      return [
        {
          name,
          reason: outcome.message || 'It could not be added.',
          link: { label: 'See the product', href: productPath({ productId: outcome.productId }) },
        },
      ];
    case 'unavailable':
      return [{ name, reason: outcome.message }];
  }
}

const choiceOf = (name: string, productId: string | null): Omit<MissingItem, 'name'> =>
  productId
    ? {
        reason: 'Your order does not say which size it was.',
        link: { label: 'Choose a size', href: productPath({ productId }) },
      }
    : {
        reason: 'Several products have this name.',
        link: { label: 'See them', href: searchResultsPath({ q: name }) },
      };
