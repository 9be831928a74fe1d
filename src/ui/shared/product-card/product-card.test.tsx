import { render, screen, within } from '@testing-library/react';
import { aProductCard, dollars } from '../../../../tests/support/builders/catalog';
import type { ProductCard as Facts } from '../../../domain/shared/product-card';
import { ProductCard } from './product-card';
import { toProductCard } from './to-product-card';

function show(change: Partial<Facts>) {
  render(<ProductCard product={toProductCard(aProductCard(change))} />);
  return within(screen.getByRole('article'));
}

test('shows the price from which it is sold, the sizes, the speeds and the rating', () => {
  const card = show({
    fromPrice: dollars('29.00'),
    sizes: ['375 ml', '750 ml'],
    speeds: ['Same Day', 'Farm Direct'],
    rating: { mean: 4, count: 12 },
  });
  expect(screen.getByRole('article').textContent).toContain('from $29.00');
  card.getByText('2 sizes');
  const speeds = within(card.getByRole('list', { name: 'Delivery' })).getAllByRole('listitem');
  expect(speeds.map(({ textContent }) => textContent)).toEqual(['Local', 'Farm Direct']);
  card.getByText('4 out of 5 stars, 12 reviews');
  card.getByText('4.0 (12)');
  expect(card.queryByText('Sold out')).toBeNull();
});

test('says that it is sold out', () => {
  show({ isSoldOut: true }).getByText('Sold out');
});

test('shows nothing that the backend does not tell', () => {
  const card = show({ speeds: [], rating: null });
  expect(card.queryByRole('list')).toBeNull();
  expect(card.queryByText(/stars/)).toBeNull();
});
