import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider } from '../../shared/app-context';
import { lazyPart } from '../../shared/lazy-part';
import type { PageOf } from '../screens/screen-pages';
import { PreloadLinks } from './preload-links';

function showLinks() {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  const calls: string[] = [];
  const pages: string[] = [];
  const pageOf: PageOf = ({ paths }) =>
    lazyPart(() => {
      pages.push(paths[0]?.pattern ?? '');
      return Promise.resolve(() => null);
    });
  const services = { ...shop.services, preload: (address: string) => void calls.push(address) };
  render(
    <AppProvider services={services}>
      <MemoryRouter>
        <PreloadLinks pageOf={pageOf}>
          <a href="/store/101?size=750">A product</a>
          <a href="/cart">The cart</a>
          <a href="/no-such-page">Nowhere</a>
          <a href="#main">On this page</a>
        </PreloadLinks>
      </MemoryRouter>
    </AppProvider>,
  );
  return { calls, pages };
}

describe('the screen of a link', () => {
  it('is fetched with its first answer when the link is pointed at or focused, also behind a guard', () => {
    const { calls, pages } = showLinks();
    fireEvent.pointerOver(screen.getByText('A product'));
    fireEvent.focus(screen.getByText('The cart'));
    expect(calls).toEqual(['/store/101?size=750', '/cart']);
    expect(pages).toEqual(['/store/:productId', '/cart']);
  });

  it('is no error where it is no screen, and nothing where it is on the same page', () => {
    const { calls, pages } = showLinks();
    fireEvent.pointerOver(screen.getByText('Nowhere'));
    fireEvent.pointerOver(screen.getByText('On this page'));
    expect(calls).toEqual(['/no-such-page']);
    expect(pages).toEqual([]);
  });
});
