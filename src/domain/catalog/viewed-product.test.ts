import { aProduct } from '../../../tests/support/builders/catalog';
import { MAX_VIEWED_PRODUCTS, type ViewedProduct, withViewed } from './viewed-product';

const product = (id: string) => aProduct({ id });
const ids = (viewed: readonly ViewedProduct[]) => viewed.map(({ id }) => id);

describe('recently viewed products', () => {
  it('list the latest first, and each once', () => {
    const viewed = ['1', '2', '1'].reduce<readonly ViewedProduct[]>(
      (list, id) => withViewed(list, product(id)),
      [],
    );
    expect(ids(viewed)).toEqual(['1', '2']);
  });

  it('drop the oldest', () => {
    const all = Array.from({ length: MAX_VIEWED_PRODUCTS + 2 }, (_, index) => String(index));
    const viewed = all.reduce<readonly ViewedProduct[]>((list, id) => withViewed(list, product(id)), []);
    expect(ids(viewed)).toEqual(all.toReversed().slice(0, MAX_VIEWED_PRODUCTS));
  });
});
