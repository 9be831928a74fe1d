import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context';
import { ErrorBoundary } from '../../shared/error-boundary';
import { lazyComponent } from '../../shared/lazy-component';
import { useIsHydrated } from '../../shared/view-model/use-is-hydrated';
import { HeaderView } from '../header/header.view';
import { HydrationBoundary } from '../hydration/hydration-boundary';
import { setLive } from '../hydration/replay';
import type { ShopLayoutViewModel } from './shop-layout.view-model';

const SearchBox = lazyComponent(
  async () => (await import('../../catalog/search-box/search-box.page')).SearchBox,
);
const CategoryMenu = lazyComponent(
  async () => (await import('../../catalog/category-menu/category-menu.page')).CategoryMenu,
);
const LocationDialog = lazyComponent(
  async () => (await import('../../location/location-dialog/location-dialog.page')).LocationDialog,
);

/** Created once: a part whose code is still loading must not be rendered again with the header. */
const SEARCH = (
  <HeaderPart name="search">
    <SearchBox />
  </HeaderPart>
);
const MENU = (
  <HeaderPart name="menu">
    <CategoryMenu />
  </HeaderPart>
);

/** The header with its search box, menu and location dialog, each of which loads separately. */
export const ShopHeader = observer(function ShopHeader({ layout }: { layout: ShopLayoutViewModel }) {
  const app = useApp();
  const isHydrated = useIsHydrated();
  const logOut = async () => {
    await layout.signOut();
    app.reloadAtRoot();
  };
  return (
    <>
      <HeaderView
        {...(isHydrated ? layout.header : layout.signedOutHeader)}
        onChangeLocation={layout.changeLocation}
        onLogout={() => void logOut()}
        search={SEARCH}
        menu={MENU}
      />
      {layout.isChangingLocation && (
        <HeaderPart name="location" onError={layout.locationNotLoaded}>
          <LocationDialog onClose={layout.closeLocationDialog} />
        </HeaderPart>
      )}
    </>
  );
});

interface HeaderPartProps {
  name: string;
  children: ReactNode;
  onError?: () => void;
}

/** A part of the header that loads separately. If that fails, the shop works without it until the next screen. */
function HeaderPart({ name, children, onError }: HeaderPartProps) {
  const { pathname } = useLocation();
  const fail = () => {
    setLive(name);
    onError?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKey={pathname} onError={fail}>
      <HydrationBoundary name={name}>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}
