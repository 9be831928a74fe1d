import { render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useDisclosure } from '../disclosure/use-disclosure';
import { useFocusOnChange } from './use-focus-on-change';

function Page({ path, menuIsOpen = false }: { path: string; menuIsOpen?: boolean }) {
  const main = useFocusOnChange<HTMLElement>(path);
  return (
    <>
      <button type="button" aria-expanded={menuIsOpen}>
        Account
      </button>
      <main ref={main} tabIndex={-1} />
    </>
  );
}

test('a new screen takes the focus from where the old one was left', () => {
  const { rerender } = render(<Page path="/signIn" />);
  screen.getByRole('button').focus();
  rerender(<Page path="/store" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a menu that was opened while the new screen was loading keeps the focus, and so stays open', () => {
  const { rerender } = render(<Page path="/signIn" />);
  screen.getByRole('button').focus();
  rerender(<Page path="/store" menuIsOpen />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a menu that is opened just when the new screen appears stays open [ROUTE-30]', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<Shell path="/signIn" />);
  const menu = await screen.findByRole('button');
  menu.focus();
  const appeared = new Promise<void>((resolve) => {
    // Runs between the commit and React's passive effects, like a press on a busy machine.
    new MutationObserver(() => {
      menu.click();
      resolve();
    }).observe(screen.getByRole('main'), { attributes: true });
  });
  startTransition(() => root.render(<Shell path="/store" />));
  await appeared;
  await new Promise((resolve) => setTimeout(resolve));
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  root.unmount();
  element.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

function Shell({ path }: { path: string }) {
  const main = useFocusOnChange<HTMLElement>(path);
  const { open, toggle, toggleRef, frame } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <div {...frame}>
        <button type="button" ref={toggleRef} aria-expanded={open} onClick={toggle}>
          Account
        </button>
      </div>
      <main ref={main} tabIndex={-1} data-path={path} />
    </>
  );
}
