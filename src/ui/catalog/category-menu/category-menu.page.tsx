import { observer } from 'mobx-react-lite';
import { CategoryMenuView } from './category-menu.view';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { CategoryMenuViewModel } from './category-menu.view-model';

export const CategoryMenu = observer(function CategoryMenu() {
  const menu = useViewModel(CategoryMenuViewModel, (viewModel) => viewModel.open());
  return <CategoryMenuView categories={menu.categories} retry={menu.hasFailed ? menu.open : undefined} />;
});
