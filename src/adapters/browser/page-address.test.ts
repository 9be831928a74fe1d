import { pageAddress } from './page-address';

it.each([
  ['/store/101', '/store/101'],
  ['/store/101?', '/store/101'],
  ['/store/101?utm_source=mail&speed=1&size=750', '/store/101?size=750&speed=1'],
  ['/store/101?size=a%20b&size=a%26b', '/store/101?size=a+b&size=a%26b'],
  ['/store/101?Size=750', '/store/101'],
])('of %s is %s', (address, page) => {
  expect(pageAddress(address, ['size', 'speed'])).toBe(page);
});

it('keeps the order of values of one parameter, in which a screen shows them', () => {
  expect(pageAddress('/l?size=750&page=2&size=375', ['page', 'size'])).toBe('/l?page=2&size=750&size=375');
});
