import { render, screen } from '@testing-library/react';
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
