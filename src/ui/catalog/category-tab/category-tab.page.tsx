import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { categoryTabTexts } from '../../../texts/catalog/category-tab';
import { NotFoundView } from '../../shared/state/not-found.view';
import { PageHead } from '../../shared/page-head/page-head';
import type { ParameterOf } from '../../shared/paths/path';
import { categoryTabPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { CategoryTabView } from './category-tab.view';
import { CategoryTabViewModel } from './category-tab.view-model';

export const CategoryTabPage = observer(function CategoryTabPage() {
  const { categoryName = '' } = useParams<ParameterOf<typeof categoryTabPath>>();
  const tab = useViewModel(CategoryTabViewModel, (viewModel) => viewModel.open(categoryName), categoryName);
  const { state } = tab;
  if (!state.isKnown) return <NotFoundView />;
  return (
    <>
      <PageHead
        path={categoryTabPath({ categoryName: state.slug })}
        screen={state.title}
        description={categoryTabTexts.description(state.title)}
      />
      <CategoryTabView state={state} actions={{ retry: () => void tab.retry() }} />
    </>
  );
});
