import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import { AppProvider } from '../../shared/app-context';
import { AppLink } from '../../shared/link/app-link';
import type { ScreenPreview } from '../../shared/link/screen-preview';
import { type LazyComponent, lazyComponent } from '../../shared/lazy-component';
import type { Screen } from '../screens/screen';
import { NextScreenStore } from './next-screen.store';
import { PreloadLinks } from './preload-links';

const NamePreview = ({ preview }: { preview: ScreenPreview }) => <p>A preview of {preview.name}</p>;

/** The history entry of a memory router's first location. */
const FIRST_ENTRY = 'default';

function showLinks() {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  const calls: string[] = [];
  const pages: string[] = [];
  const known = new Map<Screen, LazyComponent<object>>();
  const pageOf = (screen: Screen) => {
    const page = known.get(screen) ?? lazyComponent(() => load(screen));
    known.set(screen, page);
    return page;
  };
  const load = ({ paths }: Screen) => {
    pages.push(paths[0]?.pattern ?? '');
    return Promise.resolve(Object.assign(() => null, { Preview: NamePreview }));
  };
  const services = { ...shop.services, preload: async (address: string) => void calls.push(address) };
  render(
    <AppProvider services={services}>
      <MemoryRouter>
        <PreloadLinks pageOf={pageOf}>
          <AppLink href="/store/101?size=750" state={{ preview: { name: 'Old Harbor', image: { src: '' } } }}>
            A product
          </AppLink>
          <a href="/cart">The cart</a>
          <a href="/no-such-page">Nowhere</a>
          <a href="#main">On this page</a>
        </PreloadLinks>
      </MemoryRouter>
    </AppProvider>,
  );
  const preview = () => shop.get(NextScreenStore).previewOver(FIRST_ENTRY);
  return { calls, pages, preview };
}

describe('the screen of a link', () => {
  it('is fetched with its first answer when the link is pointed at or focused, also behind a guard', () => {
    const { calls, pages } = showLinks();
    fireEvent.pointerOver(screen.getByText('A product'));
    fireEvent.focus(screen.getByText('The cart'));
    expect(calls).toEqual(['/store/101?size=750', '/cart']);
    expect(pages).toEqual(['/store/:productId', '/cart']);
  });

  it('is not fetched before it is followed if the browser is set to save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { calls, pages } = showLinks();
    fireEvent.pointerOver(screen.getByText('A product'));
    fireEvent.focus(screen.getByText('The cart'));
    delete (navigator as { connection?: unknown }).connection;
    expect([calls, pages]).toEqual([[], []]);
  });

  it('causes no error if it does not exist, and no call on the same page', () => {
    const { calls, pages } = showLinks();
    fireEvent.pointerOver(screen.getByText('Nowhere'));
    fireEvent.pointerOver(screen.getByText('On this page'));
    expect(calls).toEqual(['/no-such-page']);
    expect(pages).toEqual([]);
  });

  it.each([
    { link: 'A product', isPreloaded: true, previewed: 'A preview of Old Harbor' },
    { link: 'A product', isPreloaded: false, previewed: '' },
    { link: 'The cart', isPreloaded: true, previewed: '' },
  ])(
    'is previewed when the link is followed, if its code has loaded and the link knows something of it: %j',
    async ({ link, isPreloaded, previewed }) => {
      const { preview } = showLinks();
      if (isPreloaded) fireEvent.pointerOver(screen.getByText(link));
      await settled();
      fireEvent.click(screen.getByText(link));
      const { container } = render(preview());
      expect(container.textContent).toBe(previewed);
    },
  );
});
