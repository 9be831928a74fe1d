import { aPlace } from '../../../../tests/support/builders/location';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { matchScreen } from './match-screen';
import { SCREENS } from './screens';

const match = (address: string, place = aPlace()) => matchScreen(address, place);

describe('the screen of an address', () => {
  it('depends on the middle one of three segments: digits mean a product [X-001]', () => {
    expect(match('/store/category/bourbon/121/101')).toMatchObject({
      pattern: '/store/category/:categoryName/:categoryId/:productId',
      parameters: { categoryId: '121', productId: '101' },
    });
    expect(match('/store/category/whiskey/bourbon/121')).toMatchObject({
      pattern: '/store/category/:parentName/:categoryName/:categoryId',
      parameters: { categoryName: 'bourbon', categoryId: '121' },
    });
  });

  it('is the one with fixed text if two match [X-002]', () => {
    expect(match('/store/search?q=rye')?.pattern).toBe('/store/search');
    expect(match('/vendor/florist')?.pattern).toBe('/vendor/florist');
  });

  it.each(['/store/harlan', '/vendor/somebody', '/store/category/a/b/c', '/setting/other', '/store/1/2'])(
    'is not there: %s [X-002]',
    (address) => expect(match(address)).toBeUndefined(),
  );

  it('is the gate at the root until that is passed, and then the home page [X-010]', () => {
    const gate = match('/', ShoppingPlace.nowhere);
    expect(gate?.screen).not.toBe(match('/')?.screen);
    expect(match('/')?.screen).toBe(match('/store')?.screen);
    expect(match('/store', ShoppingPlace.nowhere)?.screen).toBe(match('/home')?.screen);
  });

  it('is the same in lower case and with a trailing slash', () => {
    expect(match('/signin')?.pattern).toBe('/signIn');
    expect(match('/cart/')?.pattern).toBe('/cart');
    expect(match('/CART?x=/store')?.pattern).toBe('/cart');
    expect(match('/%73tore/101#reviews')?.parameters).toEqual({ productId: '101' });
  });
});

describe('the registry', () => {
  it('declares no path twice, but for the root that the gate takes first', () => {
    const patterns = SCREENS.flatMap(({ paths }) => paths.map(({ pattern }) => pattern));
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual(['/']);
  });
});
