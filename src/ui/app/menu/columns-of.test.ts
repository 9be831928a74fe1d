import { columnsOf } from './columns-of';

test('puts five items in a column and the rest in the last [HEAD-10]', () => {
  expect(columnsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 5)).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['f', 'g'],
  ]);
});

test('has no column for nothing', () => {
  expect(columnsOf([], 5)).toEqual([]);
});
