import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AppProvider } from '../../src/ui/shared/app-context';
import type { FakeShop } from './fake-shop';

/** Renders a page at a path; other paths render their address. */
export function showPage(shop: FakeShop, page: ReactElement, { at, route }: { at: string; route: string }) {
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </AppProvider>,
  );
  return { shop };
}

/** Read with `screen.getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
