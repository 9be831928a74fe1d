import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider } from '../../shared/app-context';
import { ProductGrid } from '../../shared/product-card/product-grid';
import { ChosenColumns } from './chosen-columns';

test('a list of products offers two columns, and one again [LIST-25]', async () => {
  const shop = new FakeShop();
  render(
    <AppProvider services={shop.services}>
      <ChosenColumns>
        <ProductGrid>
          <p>Bourbon</p>
        </ProductGrid>
      </ChosenColumns>
    </AppProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Two columns' }));
  expect(shop.phoneColumns.get()).toBe(2);
  const one = screen.getByRole('button', { name: 'One column' });
  expect(document.activeElement).toBe(one);
  await userEvent.click(one);
  expect(shop.phoneColumns.get()).toBe(1);
});

test('a list outside the shop offers no choice', () => {
  render(<ProductGrid>{[]}</ProductGrid>);
  expect(screen.queryByRole('button')).toBeNull();
});
