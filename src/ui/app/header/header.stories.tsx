import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_WORD, RTL_NAME } from '../../../../tests/support/samples/texts';
import { CategoryMenuView } from '../../catalog/category-menu/category-menu.view';
import { MENU } from '../../../../tests/support/samples/categories';
import { SearchBoxView } from '../../catalog/search-box/search-box.view';
import { HeaderView, type HeaderViewProps } from './header.view';

export default { component: HeaderView, parameters: { bare: true } };

const search = <SearchBoxView state={{ text: '', suggestions: [], message: '' }} actions={ignored()} />;

const show =
  (change: Partial<HeaderViewProps> = {}) =>
  () => (
    <HeaderView
      account={{ kind: 'signed-out' }}
      cartCount={0}
      zipcode="10001"
      search={search}
      menu={<CategoryMenuView categories={MENU} />}
      onChangeLocation={ignored()}
      onLogout={ignored()}
      {...change}
    />
  );

export const Visitor = show({ zipcode: undefined });
export const Member = show({ account: { kind: 'member', name: 'Ada' }, cartCount: 1 });
export const LongestText = show({ account: { kind: 'member', name: LONG_WORD }, cartCount: 120 });
export const RightToLeftText = show({ account: { kind: 'member', name: RTL_NAME }, cartCount: 3 });
export const Bare = show({ search: undefined, menu: undefined });
