import type { ItemOutcome } from '../../../application/order/buy-again';
import { isSignedOut } from '../../../domain/shared/failure';
import { buyAgainTexts } from '../../../texts/order/buy-again';
import { productPath, searchResultsPath } from '../../shared/paths/paths';
import type { BoughtAgainState, MissingItem } from './buy-again-state';

export const refusedState = (text: string): BoughtAgainState => ({
  tone: 'warning',
  title: buyAgainTexts.nothingAdded,
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
    text: added > 0 ? buyAgainTexts.asOfToday : '',
    missing: outcomes.flatMap(missingItem),
    leadsToCart: added > 0,
  };
}

function titleOf(added: number, all: number): string {
  if (added === 0) return buyAgainTexts.nothingAdded;
  if (added < all) return buyAgainTexts.someAdded(added, all);
  if (all === 1) return buyAgainTexts.oneAdded;
  return all === 2 ? buyAgainTexts.bothAdded : buyAgainTexts.allAdded(all);
}

function missingItem(outcome: ItemOutcome): MissingItem[] {
  const { name } = outcome.item;
  switch (outcome.kind) {
    case 'added':
      return [];
    case 'not-sold':
      return [{ name, reason: buyAgainTexts.notSold }];
    case 'to-choose':
      return [{ name, ...choiceOf(name, outcome.productId) }];
    case 'refused':
      return [
        {
          name,
          reason: outcome.message || buyAgainTexts.refused,
          link: { label: buyAgainTexts.seeProduct, href: productPath({ productId: outcome.productId }) },
        },
      ];
    case 'unavailable':
      return [{ name, reason: outcome.message }];
  }
}

const choiceOf = (name: string, productId: string | null): Omit<MissingItem, 'name'> =>
  productId
    ? {
        reason: buyAgainTexts.sizeUnknown,
        link: { label: buyAgainTexts.chooseSize, href: productPath({ productId }) },
      }
    : {
        reason: buyAgainTexts.severalProducts,
        link: { label: buyAgainTexts.seeProducts, href: searchResultsPath({ q: name }) },
      };
