import { ListingQuery } from './listing-query';

describe('a listing query', () => {
  const query = ListingQuery.of('12').onPage(3);

  it('goes back to page 1 when a filter is toggled [LIST-10]', () => {
    expect(query.toggled('size', '750')).toMatchObject({ page: 1, isPlain: false });
    expect(query.toggled('size', '750').toggled('size', '750').isPlain).toBe(true);
  });

  it('goes to page 0 when the page size changes, and requests page 1 [LIST-15]', () => {
    expect(query.withPageSize(50)).toMatchObject({ page: 0, requestedPage: 1 });
  });

  it("is cleared to the category's own type [LIST-14]", () => {
    const cleared = query.toggled('type', '121').toggled('price', 'under500').cleared();
    expect(cleared.selection.values('type')).toEqual(['12']);
    expect(cleared.selection.values('price')).toEqual([]);
  });

  it('narrows to the selected types, and widens again when none is selected', () => {
    const narrowed = query.toggled('type', '121').toggled('type', '122');
    expect(narrowed.selection.values('type')).toEqual(['121', '122']);
    expect(narrowed.toggled('type', '121').toggled('type', '122').selection.values('type')).toEqual(['12']);
    expect(narrowed.toggled('type', '12').selection.values('type')).toEqual(['12']);
  });

  it('is not plain once it is sorted', () => {
    expect(query.sortedBy('price_asc')).toMatchObject({ page: 1, isPlain: false });
  });
});
