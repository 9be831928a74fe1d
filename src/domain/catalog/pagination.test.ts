import { PAGE_SIZES, pageFrom, pageSizeFrom, Pagination } from './pagination';

describe('a page number in a URL', () => {
  it.each(['0', '-1', '1.5', '1e3', '٣', ' 2', 'two', '', null, '99999999999999999999'])(
    'is 1 for %p',
    (asked) => expect(pageFrom(asked)).toBe(1),
  );

  it('may be beyond the last page [X-126]', () => expect(pageFrom('9999')).toBe(9999));
});

test.each(['7', '100000', '-10', '', null, 'all'])('the page size is 20 for %p [CONST-06]', (asked) =>
  expect(pageSizeFrom(asked)).toBe(20),
);

test('the page size is 10, 20 or 50 when requested [CONST-06]', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50]);
  expect(['10', '20', '50'].map(pageSizeFrom)).toEqual([10, 20, 50]);
});

test('pages and records are never negative', () => {
  const nonsense = Pagination.of(-3, -1, -20);
  expect(nonsense).toMatchObject({
    page: 1,
    totalPages: 0,
    totalRecords: 0,
  });
});
