import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useApp } from '../../shared/app-context';
import { useTakenOver } from '../../shared/view-model/use-taken-over';
import { HeaderView } from '../header/header.view';
import type { ShopLayoutViewModel } from './shop-layout.view-model';

const SearchBox = lazy(async () => ({
  default: (await import('../../catalog/search-box/search-box.page')).SearchBox,
}));
const CategoryMenu = lazy(async () => ({
  default: (await import('../../catalog/category-menu/category-menu.page')).CategoryMenu,
}));
const LocationDialog = lazy(async () => ({
  default: (await import('../../location/location-dialog/location-dialog.page')).LocationDialog,
}));

/** Made once: a part whose code is still on its way must not be drawn anew when the header is. */
const SEARCH = (
  <Suspense fallback={null}>
    <SearchBox />
  </Suspense>
);
const MENU = (
  <Suspense fallback={null}>
    <CategoryMenu />
  </Suspense>
);

/** The header with its search box, menu and location dialog, each of which arrives by itself. */
export const ShopHeader = observer(function ShopHeader({ layout }: { layout: ShopLayoutViewModel }) {
  const app = useApp();
  const isTakenOver = useTakenOver();
  const logOut = async () => {
    await layout.signOut();
    app.restart();
  };
  return (
    <>
      <HeaderView
        {...(isTakenOver ? layout.header : layout.strangersHeader)}
        onChangeLocation={layout.changeLocation}
        onLogout={() => void logOut()}
        search={SEARCH}
        menu={MENU}
      />
      {layout.isChangingLocation && (
        <Suspense fallback={null}>
          <LocationDialog onClose={layout.keepLocation} />
        </Suspense>
      )}
    </>
  );
});
