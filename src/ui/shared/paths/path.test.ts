import { path } from './path';

const walletPath = path('/wallet/product/:retailerId');
const townPath = path('/currentZipCodes/:city/:state');
const searchPath = path('/search/results');

describe('a path', () => {
  it('is built from the values of its parameters', () => {
    expect(walletPath({ retailerId: '11' })).toBe('/wallet/product/11');
    expect(searchPath()).toBe('/search/results');
  });

  it('takes any text as one segment', () => {
    expect(townPath({ city: 'St. Louis/East', state: 'MO' })).toBe('/currentZipCodes/St.%20Louis%2FEast/MO');
  });

  it('puts other values into the query, and leaves out undefined ones', () => {
    expect(searchPath({ q: 'rum & coke' })).toBe('/search/results?q=rum+%26+coke');
    expect(walletPath({ retailerId: '11', sort: 'price', page: undefined })).toBe(
      '/wallet/product/11?sort=price',
    );
  });

  it('requires each parameter, and has a pattern for the router', () => {
    // @ts-expect-error The state is missing.
    townPath({ city: 'Boston' });
    expect(townPath.pattern).toBe('/currentZipCodes/:city/:state');
    expect(path('/store/:productId', 'productId').digits).toEqual(['productId']);
  });
});
