import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { categoryPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, LONG_TEXT, OUTAGE, RTL_NAME } from '../../../../tests/support/samples/texts';
import { allCategoriesPath, storePath } from '../../shared/paths/paths';
import { CategoryTabView } from './category-tab.view';

export default { component: CategoryTabView };

type State = ComponentProps<typeof CategoryTabView>['state'];

const card = (id: number, name: string, childNames = 'Bourbon, Scotch, Rye') => ({
  id: String(id),
  name,
  imageUrl: categoryPicture(id),
  href: allCategoriesPath(),
  childNames,
});

const TAB: State = {
  status: 'ready',
  failureText: OUTAGE,
  title: 'Drinks',
  tabs: [
    { label: 'Drinks', href: storePath(), current: true },
    { label: 'Flowers', href: allCategoriesPath() },
    { label: 'Cigars', href: '', disabled: true },
  ],
  shopAll: { label: 'Shop all drinks', href: allCategoriesPath() },
  cards: [card(12, 'Whiskey'), card(13, 'Wine', 'Red, White'), card(14, 'Beer', '')],
};

const show =
  (change: Partial<State> = {}) =>
  () => <CategoryTabView state={{ ...TAB, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading', cards: [] });
export const Failed = show({ status: 'failed' });
export const Empty = show({ cards: [] });
export const One = show({ cards: TAB.cards.slice(0, 1) });
export const Many = show();
export const LongestText = show({
  title: LONG_NAME,
  cards: [card(12, LONG_NAME, LONG_TEXT), { ...card(13, LONG_NAME), imageUrl: null }],
});
export const RightToLeftText = show({ title: RTL_NAME, cards: [card(12, RTL_NAME, RTL_NAME)] });
