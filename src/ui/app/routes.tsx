import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PlaceStore } from '../location/place.store';
import { useApp, useStore } from '../shared/app-context';
import { NoIndex } from '../shared/page-head/no-index';
import { PageTitle } from '../shared/page-head/page-title';
import { myAccountPath, settingPath } from '../shared/paths/paths';
import { NotFoundView } from '../shared/state/not-found.view';
import { ScreenGuard } from './guards/screen-guard';
import { BareLayout } from './layout/bare-layout';
import { ScreenSkeleton } from './layout/screen-skeleton';
import { ShopLayout } from './layout/shop-layout';
import { PreloadLinks } from './routing/preload-links';
import { useRecordBrowsing } from './routing/use-record-browsing';
import { matchScreen, type ScreenMatch } from './screens/match-screen';
import type { Screen } from './screens/screen';
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
  useRecordBrowsing(match?.screen);
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

/** Loads the page again: what it may use, such as the camera, depends on the address at which it was opened. */
function ReloadedPage() {
  const app = useApp();
  useEffect(() => app.reload(), [app]);
  return <ScreenSkeleton />;
}

/** The document head as declared for a screen. */
function ScreenHead({ screen: { title, isIndexed = false } }: { screen: Screen }) {
  return (
    <>
      {title !== undefined && <PageTitle screen={title} />}
      {!isIndexed && <NoIndex />}
    </>
  );
}
