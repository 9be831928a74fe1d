import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { AppLink } from './app-link';
import { LinkNavigation } from './link-navigation';

const Here = () => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
};

function showLinks() {
  render(
    <MemoryRouter initialEntries={['/store?q=1']}>
      <LinkNavigation>
        <AppLink href="/cart" state={{ email: 'a@example.com' }}>
          <span>Cart</span>
        </AppLink>
        <AppLink href="/store?q=1">Same</AppLink>
        <AppLink href="/faq" target="_blank">
          New tab
        </AppLink>
        <AppLink href="/receipt" download>
          File
        </AppLink>
        <AppLink href="//elsewhere.example/cart">Elsewhere</AppLink>
        <AppLink href="#reviews">On this page</AppLink>
        <AppLink href="/faq" onClick={(event) => event.preventDefault()}>
          Handled
        </AppLink>
      </LinkNavigation>
      <Here />
    </MemoryRouter>,
  );
  const click = (name: string, how: MouseEventInit = {}) => {
    const event = createEvent.click(screen.getByText(name), { button: 0, ...how });
    const isRouted = !fireEvent(screen.getByText(name), event);
    return { isRouted, here: screen.getByRole('status').textContent };
  };
  return { click };
}

describe('a click on a link', () => {
  it('opens a path of the shop without loading a page, with the state for its screen', () => {
    const { click } = showLinks();
    expect(click('Cart')).toEqual({ isRouted: true, here: 'PUSH /cart {"email":"a@example.com"}' });
  });

  it('adds no history entry for the address that is shown', () => {
    const { click } = showLinks();
    expect(click('Same').here).toBe('REPLACE /store?q=1 null');
  });

  it.each(['New tab', 'File', 'Elsewhere', 'On this page'])('is left to the browser: %s', (name) => {
    const { click } = showLinks();
    // jsdom would try to load the page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(click(name).here).toBe('POP /store?q=1 null');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (how) => {
      const { click } = showLinks();
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      expect(click('Cart', how).here).toBe('POP /store?q=1 null');
    },
  );

  it('does nothing if the link has handled the click', () => {
    const { click } = showLinks();
    expect(click('Handled').here).toBe('POP /store?q=1 null');
  });
});
