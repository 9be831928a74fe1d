import { observer } from 'mobx-react-lite';
import { Outlet, useLocation } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { FooterView } from '../footer/footer.view';
import { PageShell } from '../../shared/page-shell/page-shell.view';
import { ChosenColumns } from './chosen-columns';
import { Overlays } from './overlays';
import { PreviewedScreen } from './previewed-screen';
import { ShopHeader } from './shop-header';
import { ShopLayoutViewModel } from './shop-layout.view-model';
import { useScrollRestoration } from './use-scroll-restoration';

/** Header, screen and footer of the shop. */
export const ShopLayout = observer(function ShopLayout() {
  const { pathname } = useLocation();
  const layout = useViewModel(ShopLayoutViewModel);
  useScrollRestoration();
  return (
    <PageShell
      header={<ShopHeader layout={layout} />}
      footer={<FooterView year={layout.year} />}
      overlays={<Overlays />}
      routeKey={pathname}
    >
      <ChosenColumns>
        <PreviewedScreen>
          <Outlet />
        </PreviewedScreen>
      </ChosenColumns>
    </PageShell>
  );
});
