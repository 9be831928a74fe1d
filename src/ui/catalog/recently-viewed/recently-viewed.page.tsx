import { observer } from 'mobx-react-lite';
import { useTakenOver } from '../../shared/view-model/use-taken-over';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { RecentlyViewedView } from './recently-viewed.view';
import { RecentlyViewedViewModel } from './recently-viewed.view-model';

/** Beneath a product: the others that were looked at before. */
export const RecentlyViewedPart = observer(function RecentlyViewedPart({ productId }: { productId: string }) {
  const isTakenOver = useTakenOver();
  const part = useViewModel(RecentlyViewedViewModel, (viewModel) => viewModel.open());
  return isTakenOver && <RecentlyViewedView products={part.cardsBut(productId)} forget={part.forget} />;
});
