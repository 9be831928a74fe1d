import { listedProductCards, summaryProductCards } from './to-product-card';

const found = {
  id: '102',
  name: 'Old Orchard Bourbon',
  image: [{ small_image: '/102.svg' }],
  price: '54.00',
};

describe('the card of a product', () => {
  it('has the sizes, speeds, rating and stock of a product that was found', () => {
    const [card] = summaryProductCards([
      {
        ...found,
        sizes: ['750', '0', 'With Vase'],
        speed_id: [{ Type: 'Farm Direct' }, { Type: 'Same Day' }, { Type: 'Same Day' }],
        rating: 4.3,
        review_count: 3,
        in_stock: false,
      },
    ]);
    expect(card).toMatchObject({
      sizes: ['750 ml', 'With Vase'],
      speeds: ['Same Day', 'Farm Direct'],
      rating: { mean: 4.3, count: 3 },
      isSoldOut: true,
    });
  });

  it.each([
    ['2030-05-31', '2030-05-31'],
    ['2030-02-30', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('knows the day of the last change of a listed product, if there is such a day: %s', (told, known) => {
    const listed = { ...found, type: 'simple' as const, sku: 'R', image: '/101.svg', child: [] };
    expect(listedProductCards([{ ...listed, updated_at: told }])[0]?.changedOn?.iso).toBe(known);
  });

  it('needs none of them, and counts as in stock without them', () => {
    const unknown = { sizes: [], speeds: [], rating: null, isSoldOut: false };
    expect(summaryProductCards([found])).toMatchObject([unknown]);
    const listed = {
      id: '101',
      type: 'simple' as const,
      name: 'Rye',
      sku: 'R',
      image: '/101.svg',
      child: [],
    };
    expect(listedProductCards([listed])).toMatchObject([unknown]);
  });

  it.each([
    { rating: 0, review_count: 3 },
    { rating: 6, review_count: 3 },
    { rating: 4, review_count: 0 },
    { review_count: 2 },
  ])('has no rating for %j', (facts) => {
    expect(summaryProductCards([{ ...found, ...facts }])[0]?.rating).toBeNull();
  });
});
