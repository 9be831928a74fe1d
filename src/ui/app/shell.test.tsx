import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { FakeShop } from '../../../tests/support/fake-shop';
import { AppProvider } from '../shared/app-context';
import { ErrorBoundary } from '../shared/error-boundary';
import { lazyComponent } from '../shared/lazy-component';
import { FooterView } from './footer/footer.view';
import { ShopLayoutViewModel } from './layout/shop-layout.view-model';
import { NotFoundView } from '../shared/state/not-found.view';
import { PageShell } from '../shared/page-shell/page-shell.view';

const DAY_MS = 24 * 60 * 60 * 1000;

test('the footer shows the current year [HEAD-19]', () => {
  for (const year of [2030, 2031]) {
    const shop = new FakeShop();
    shop.clock.advance((year - 2030) * 365 * DAY_MS);
    render(
      <MemoryRouter>
        <FooterView year={shop.get(ShopLayoutViewModel).year} />
      </MemoryRouter>,
    );
    expect(screen.getByText(`© ${year} Cork & Petal. All rights reserved.`)).toBeTruthy();
  }
});

test('the footer leads to the static pages [HEAD-20]', () => {
  render(
    <MemoryRouter>
      <FooterView year={2031} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about-us',
    '/contact-us',
    '/faq',
    '/privacy-policy',
    '/terms-conditions',
    '/refund-policy',
  ]);
});

test('an unknown path shows PAGE NOT FOUND and a link to the store [ROUTE-28]', () => {
  render(
    <MemoryRouter>
      <NotFoundView />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PAGE NOT FOUND');
  expect(screen.getByRole('link', { name: 'Back to the store' }).getAttribute('href')).toBe('/store');
});

test('a new path moves the focus to the new screen, also in another layout; the first path does not', async () => {
  const Layout = () => <PageShell routeKey={useLocation().pathname}>A screen</PageShell>;
  const router = createMemoryRouter(
    [
      { path: '/cart', element: <Layout key="checkout" /> },
      { path: '*', element: <Layout key="shop" /> },
    ],
    { initialEntries: ['/store'] },
  );
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  for (const path of ['/faq', '/cart', '/store']) {
    act(() => screen.getByRole('main').blur());
    await act(() => router.navigate(path));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  }
});

test('a bug shows a message and a link instead of a blank page, and is reported', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  let broken = true;
  const Screen = () => {
    if (broken) throw new Error('a bug');
    return <p>Here again</p>;
  };
  render(
    <ErrorBoundary onError={onError}>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(onError).toHaveBeenCalledTimes(1);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Here again')).toBeTruthy();
  quiet.mockRestore();
});

test('a part whose code failed to load can be retried, and the rest of the page works without it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = new FakeShop();
  let online = false;
  const load = async () => {
    await Promise.resolve();
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Arrived</p>;
  };
  const Screen = lazyComponent(load);
  const Part = lazyComponent(load);
  render(
    <>
      <ErrorBoundary fallback={<p>Without it</p>}>
        <Part />
      </ErrorBoundary>
      <AppProvider services={shop.services}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </AppProvider>
    </>,
  );
  expect(await screen.findByText('Without it')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  // Browsers may have cached the failure, so the second one reloads the page.
  await waitFor(() => expect(shop.reloads).toEqual(['once reachable']));
  expect(await screen.findByRole('alert')).toBeTruthy();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Arrived')).toBeTruthy();
  quiet.mockRestore();
});
