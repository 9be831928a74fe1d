import { Pagination } from '../../../domain/catalog/pagination';
import { rangeText } from './range-text';

describe('the part of a list that a page shows', () => {
  it.each([
    [Pagination.of(1, 4, 78), 20, 'Showing 1–20 of 78'],
    [Pagination.of(4, 4, 78), 18, 'Showing 61–78 of 78'],
    [Pagination.of(2, 8, 78), 10, 'Showing 11–20 of 78'],
    [Pagination.of(1, 1, 12), 12, ''],
    [Pagination.of(9, 4, 78), 0, ''],
  ])('of %p, with %p shown, reads %p', (pagination, shown, text) => {
    expect(rangeText(pagination, shown)).toBe(text);
  });
});
