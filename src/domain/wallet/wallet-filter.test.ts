import { dollars } from '../../../tests/support/builders/catalog';
import { aWalletProduct } from '../../../tests/support/builders/wallet';
import { sortedProducts, WALLET_SORTS, walletFilters, WalletFilterSelection } from './wallet-filter';

const size = (millilitres: number, price: string) => ({ millilitres, price: dollars(price) });
const rye = aWalletProduct({ id: '1', name: 'Rye', sizes: [size(750, '38.00')] });
const ale = aWalletProduct({ id: '2', name: 'Ale', sizes: [size(375, '4.00'), size(750, '7.00')] });
const port = aWalletProduct({ id: '3', name: 'port', sizes: [size(750, '160.00')] });
const all = [rye, ale, port];

describe('the wallet product list', () => {
  it.each([
    ['Name A to Z', ['Ale', 'port', 'Rye'], '[WAL-10]'],
    ['Name Z to A', ['Rye', 'port', 'Ale'], '[WAL-11]'],
    ['Price High to Low', ['port', 'Rye', 'Ale'], '[WAL-12]'],
    ['Price Low to High', ['Ale', 'Rye', 'port'], '[WAL-13]'],
  ] as const)('sorts by %s: %j %s', (...[label, names]) => {
    const sort = WALLET_SORTS.find((offered) => offered.label === label);
    expect(sortedProducts(all, sort?.value ?? 'name-asc').map(({ name }) => name)).toEqual(names);
    expect(sort).toBeDefined();
  });

  it('offers the sizes and price bands of its products as filters [X-166]', () => {
    expect(walletFilters(all)).toEqual({
      size: [
        { value: '375', label: '375 ml' },
        { value: '750', label: '750 ml' },
      ],
      price: [
        { value: '0', label: 'under $25' },
        { value: '25', label: '$25-$50' },
        { value: '150', label: 'from $150' },
      ],
    });
  });

  it('matches any option of a filter, and both filters in one size [X-166]', () => {
    const found = (ticks: WalletFilterSelection) =>
      all.filter((product) => ticks.matches(product)).map(({ id }) => id);
    expect(found(WalletFilterSelection.none)).toEqual(['1', '2', '3']);
    expect(found(WalletFilterSelection.none.toggled('size', '375'))).toEqual(['2']);
    expect(found(WalletFilterSelection.none.toggled('size', '375').toggled('size', '750'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(found(WalletFilterSelection.none.toggled('size', '375').toggled('price', '25'))).toEqual([]);
    expect(found(WalletFilterSelection.none.toggled('price', '25').toggled('price', '25'))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});
