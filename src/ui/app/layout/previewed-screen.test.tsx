import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider } from '../../shared/app-context';
import { NextScreenStore } from '../routing/next-screen.store';
import { PreviewedScreen } from './previewed-screen';

async function showList() {
  const shop = new FakeShop();
  const routes = ['/list', '/product'].map((path) => ({
    path,
    element: <PreviewedScreen>{`The screen at ${path}`}</PreviewedScreen>,
  }));
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(
    <AppProvider services={shop.services}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await screen.findByText('The screen at /list');
  const preview = () =>
    act(() => shop.get(NextScreenStore).show(<p>The preview</p>, router.state.location.key));
  return { router, preview };
}

const isShown = (text: string) => screen.queryByText(text)?.closest('[hidden]') === null;

describe('the preview of the next screen', () => {
  it('replaces the screen that is left until the next one is rendered', async () => {
    const { router, preview } = await showList();
    preview();
    expect([isShown('The preview'), isShown('The screen at /list')]).toEqual([true, false]);
    await act(() => router.navigate('/product'));
    expect([isShown('The screen at /product'), screen.queryByText('The preview')]).toEqual([true, null]);
  });

  it('is removed if the shopper goes back first, and does not return with the screen', async () => {
    const { router, preview } = await showList();
    preview();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([isShown('The screen at /list'), screen.queryByText('The preview')]).toEqual([true, null]);
    preview();
    await act(() => router.navigate('/product'));
    await act(() => router.navigate(-1));
    expect([isShown('The screen at /list'), screen.queryByText('The preview')]).toEqual([true, null]);
  });
});
