import { pageWindow } from './page-window';

test('has every page if there are few', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('leaves a gap on either side of a page in the middle', () => {
  expect(pageWindow(8, 20)).toEqual([1, 'gap', 7, 8, 9, 'gap', 20]);
});

test('has the page itself instead of a gap of one page', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap', 19, 20]);
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
});
