import { VENDOR_FILTERS, VendorProductQuery } from './vendor-product-query';

const { everything } = VendorProductQuery;

describe("a query of a vendor's products", () => {
  it('offers three price ranges and all bottle sizes [CONST-16] [CONST-24] [VEND-29] [X-107]', () => {
    expect(VENDOR_FILTERS.map(({ options }) => options.map(({ label }) => label))).toEqual([
      ['$25-$50', '$50-$75', '$100-$150'],
      ['100 ml', '200 ml', '375 ml', '750 ml', '1000 ml', '1750 ml'],
    ]);
  });

  it('returns to page 1 when a filter is toggled [VEND-20]', () => {
    const narrowed = everything.onPage(3).toggled('size', '750');
    expect([narrowed.page, narrowed.values('size'), narrowed.hasFilters]).toEqual([1, ['750'], true]);
    const undone = narrowed.onPage(2).toggled('size', '750');
    expect([undone.page, undone.hasFilters]).toEqual([1, false]);
  });

  it('is the same in whatever order its filters were selected', () => {
    const one = everything.toggled('size', '1000').toggled('price', '50-75').toggled('size', '375');
    const other = everything.toggled('size', '375').toggled('size', '1000').toggled('price', '50-75');
    expect(one.values('size')).toEqual(['375', '1000']);
    expect(one.equals(other)).toBe(true);
    expect(one.equals(other.onPage(2))).toBe(false);
    expect(one.equals(everything)).toBe(false);
  });

  it.each(['9', '', '750 ml', 'DROP TABLE'])('ignores the size %j', (size) => {
    expect(everything.toggled('size', size).equals(everything)).toBe(true);
  });
});
