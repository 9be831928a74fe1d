import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import { BrandName } from '../../shared/brand/brand-name';
import { PageShell } from '../../shared/page-shell/page-shell.view';
import { ShopHeader } from './shop-header';
import { ShopLayoutViewModel } from './shop-layout.view-model';

/** The header with its menu and dialogs, and no screen below it (ROUTE-27). */
export const HeaderOnlyPage = observer(function HeaderOnlyPage() {
  const layout = useViewModel(ShopLayoutViewModel);
  return (
    <PageShell header={<ShopHeader layout={layout} />}>
      <VisuallyHidden>
        <h1>
          <BrandName />
        </h1>
      </VisuallyHidden>
    </PageShell>
  );
});
