import { PAGE_SIZES, pageFrom, pageSizeFrom, Pagination } from './pagination';

describe('a page that an address asks for', () => {
  it.each(['0', '-1', '1.5', '1e3', '٣', ' 2', 'two', '', null, '99999999999999999999'])(
    'is the first one for %p',
    (asked) => expect(pageFrom(asked)).toBe(1),
  );

  it('may lie beyond the end [X-126]', () => expect(pageFrom('9999')).toBe(9999));
});

test.each(['7', '100000', '-10', '', null, 'all'])('shows the usual 20 a page for %p [CONST-06]', (asked) =>
  expect(pageSizeFrom(asked)).toBe(20),
);

test('shows 10, 20 or 50 a page when it is asked to [CONST-06]', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50]);
  expect(['10', '20', '50'].map(pageSizeFrom)).toEqual([10, 20, 50]);
});

test('counts pages and records from nothing at least', () => {
  const nonsense = Pagination.of(-3, -1, -20);
  expect(nonsense).toMatchObject({
    page: 1,
    totalPages: 0,
    totalRecords: 0,
    hasPrevious: false,
    hasNext: false,
  });
});
