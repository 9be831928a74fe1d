import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesFromElements, Route } from 'react-router-dom';
import { lazyPart } from '../../shared/lazy-part';
import { preloadScreen } from './preload-screen';

const Guard = ({ children }: { children: ReactNode }) => children;

function aShop() {
  const loads: string[] = [];
  const screenOf = (name: string) =>
    lazyPart(() => {
      loads.push(name);
      return Promise.resolve(() => <p>{name}</p>);
    });
  const Screen = { product: screenOf('product'), cart: screenOf('cart') };
  const routes = createRoutesFromElements(
    <Route element={<Guard>{null}</Guard>}>
      <Route
        path="/store/:productID"
        element={
          <Guard>
            <Screen.product />
          </Guard>
        }
      />
      <Route path="/cart" element={<Screen.cart />} />
      <Route path="*" element={<p>Not found</p>} />
    </Route>,
  );
  return { loads, routes, Screen };
}

describe('a screen that a link leads to', () => {
  it('is fetched before it is shown, also behind a guard, and no other', () => {
    const { loads, routes } = aShop();
    preloadScreen(routes, '/store/101?size=750');
    expect(loads).toEqual(['product']);
  });

  it('is shown at once then', async () => {
    const { routes, Screen } = aShop();
    preloadScreen(routes, '/cart');
    await Promise.resolve();
    await Promise.resolve();
    render(<Screen.cart />);
    expect(screen.getByText('cart')).toBeTruthy();
  });

  it('is fetched once, however often it is pointed at', async () => {
    const { loads, routes } = aShop();
    preloadScreen(routes, '/cart');
    await Promise.resolve();
    await Promise.resolve();
    preloadScreen(routes, '/cart');
    expect(loads).toEqual(['cart']);
  });

  it('that nobody knows is no error', () => {
    const { loads, routes } = aShop();
    preloadScreen(routes, '/no-such-page');
    preloadScreen([], '/cart');
    expect(loads).toEqual([]);
  });
});
