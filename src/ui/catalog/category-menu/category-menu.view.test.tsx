import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LinkNavigation } from '../../shared/link/link-navigation';
import { CategoryMenuView } from './category-menu.view';
import type { MenuCategory } from './menu-category';

const leaf = (label: string): MenuCategory => ({ id: label, label, href: `/store/category/${label}/1` });
const whiskey: MenuCategory = {
  ...leaf('Whiskey'),
  children: [
    leaf('Shop All'),
    { ...leaf('Bourbon'), children: [leaf('Kentucky')] },
    leaf('Scotch'),
    leaf('Rye'),
    leaf('Irish'),
    leaf('Others'),
  ],
};

beforeEach(() => {
  render(
    <MemoryRouter>
      <LinkNavigation>
        <CategoryMenuView categories={[whiskey, leaf('Gifts')]} />
      </LinkNavigation>
    </MemoryRouter>,
  );
});

const arrow = (name: string) => screen.getByRole('button', { name: `More in ${name}` });
const isOpen = (name: string) => arrow(name).getAttribute('aria-expanded') === 'true';

test('links to each category, and expands those with children [HEAD-08] [HEAD-12]', async () => {
  expect(screen.getByRole('link', { name: 'Gifts' }).getAttribute('href')).toBe('/store/category/Gifts/1');
  expect(screen.queryByRole('button', { name: 'More in Gifts' })).toBeNull();
  await userEvent.click(arrow('Whiskey'));
  expect(isOpen('Whiskey')).toBe(true);
});

test('puts the children in columns of five [HEAD-10]', () => {
  const [first, second] = screen.getAllByRole('list').filter((list) => list.className === 'column');
  const labelsIn = (list: HTMLElement | undefined) =>
    [...(list?.children ?? [])].map(
      (item) => within(item as HTMLElement).getAllByRole('link')[0]?.textContent,
    );
  expect(labelsIn(first)).toEqual(['Shop All', 'Bourbon', 'Scotch', 'Rye', 'Irish']);
  expect(labelsIn(second)).toEqual(['Others']);
});

test('reaches the third level by keyboard alone [HEAD-08]', async () => {
  arrow('Whiskey').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('link', { name: 'Kentucky' })).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(arrow('Bourbon'));
  await userEvent.keyboard(' ');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kentucky' }));
});

test('closes on Escape, and returns the focus to its arrow button', async () => {
  await userEvent.click(arrow('Whiskey'));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Whiskey')).toBe(false);
  expect(document.activeElement).toBe(arrow('Whiskey'));
});

test('closes when a category is followed', async () => {
  await userEvent.click(arrow('Whiskey'));
  await userEvent.click(screen.getByRole('link', { name: 'Scotch' }));
  expect(isOpen('Whiskey')).toBe(false);
});
