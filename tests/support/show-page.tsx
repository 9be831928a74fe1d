import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  type InitialEntry,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { AppProvider } from '../../src/ui/shared/app-context';
import { LinkNavigation } from '../../src/ui/shared/link/link-navigation';
import type { FakeShop } from './fake-shop';

/** Renders a page at a path; other paths render their address. */
export function showPage(shop: FakeShop, page: ReactElement, { at, route }: { at: string; route: string }) {
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={<LinkNavigation>{page}</LinkNavigation>} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </AppProvider>,
  );
  return { shop };
}

/** Renders a page in a router that the test can navigate; other paths render nothing. */
export function showRoute(
  shop: FakeShop,
  page: ReactElement,
  { at, route }: { at: InitialEntry; route: string },
) {
  const routes = [
    { path: route, element: <LinkNavigation>{page}</LinkNavigation> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <AppProvider services={shop.services}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const path = () => router.state.location.pathname;
  return { shop, router, path, address: () => path() + router.state.location.search };
}

/** Read with `screen.getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
