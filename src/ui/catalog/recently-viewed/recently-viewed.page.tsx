import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { RecentlyViewedList } from './recently-viewed-list';
import { RecentlyViewed } from './recently-viewed.view';

/** For screens that show no product themselves. */
export const RecentlyViewedPart = observer(function RecentlyViewedPart() {
  const list = useViewModel(RecentlyViewedList, (viewed) => viewed.follow());
  return <RecentlyViewed products={list.cards} forget={list.forget} />;
});
