import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PlaceStore } from '../location/place.store';
import { useApp, useStore } from '../shared/app-context';
import { myAccountPath, settingPath } from '../shared/paths/paths';
import { ReloadedPage } from './guards/reloaded-page';
import { ScreenGuard } from './guards/screen-guard';
import { BareLayout } from './layout/bare-layout';
import { ShopLayout } from './layout/shop-layout';
import { NotFoundView } from '../shared/state/not-found.view';
import { PreloadLinks } from './routing/preload-links';
import { matchScreen, type ScreenMatch } from './screens/match-screen';
import { ScreenHead } from './screens/screen-head';
import { type PageOf, screenPages } from './screens/screen-pages';

/** For addresses that no screen matches; an unknown settings tab redirects to My Account. */
const NOT_FOUND_ROUTE: RouteObject = {
  element: <ShopLayout />,
  children: [
    { path: settingPath.pattern, element: <Navigate to={myAccountPath()} replace /> },
    { path: '*', element: <NotFoundView /> },
  ],
};

/** The screen of the address, in its layout and behind its guard. */
export const AppRoutes = observer(function AppRoutes() {
  const app = useApp();
  const { place } = useStore(PlaceStore);
  const [pageOf] = useState(() => screenPages(app));
  const match = matchScreen(useLocation().pathname, place);
  const [hasCamera] = useState(match?.screen.usesCamera === true);
  const route = match ? routeOf(match, pageOf, hasCamera) : NOT_FOUND_ROUTE;
  return <PreloadLinks pageOf={pageOf}>{useRoutes([route])}</PreloadLinks>;
});

function routeOf({ screen, pattern }: ScreenMatch, pageOf: PageOf, hasCamera: boolean): RouteObject {
  const Page = pageOf(screen);
  const element = (
    <ScreenGuard screen={screen}>
      <ScreenHead screen={screen} />
      {screen.usesCamera && !hasCamera ? <ReloadedPage /> : <Page />}
    </ScreenGuard>
  );
  return {
    element: screen.layout === 'bare' ? <BareLayout /> : <ShopLayout />,
    children: [{ path: pattern, element }],
  };
}
