import { MENU, menuLeaf, WHISKEY } from '../../../../tests/support/samples/categories';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, RTL_NAME } from '../../../../tests/support/samples/texts';
import { CategoryMenuView } from './category-menu.view';
import type { MenuCategory } from './menu-category';

export default { component: CategoryMenuView };

const show = (categories: readonly MenuCategory[]) => () => <CategoryMenuView categories={categories} />;

export const One = show([WHISKEY]);
export const Many = show([...MENU, ...MENU.map((each) => ({ ...each, id: `second ${each.id}` }))]);
export const LongestText = show([{ ...WHISKEY, label: LONG_NAME }, menuLeaf(LONG_NAME)]);
export const RightToLeftText = show([menuLeaf(RTL_NAME), ...MENU]);
export const Failed = () => <CategoryMenuView categories={[]} retry={ignored()} />;
