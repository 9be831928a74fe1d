import {
  aCategory,
  aFilter,
  aProduct,
  aProductCard,
  aSpeed,
  aVariant,
  dollars,
} from '../support/builders/catalog';
import { FakeProductCatalog } from '../support/fakes/fake-product-catalog';
import { fakeHarness } from '../support/port-harness';
import { describeProductCatalog } from './product-catalog.suite';

const aShop = (change: Partial<FakeProductCatalog> = {}) => Object.assign(new FakeProductCatalog(), change);

const speeds = [
  aSpeed({ speed: 'Same Day', price: dollars('41.00') }),
  aSpeed({ speed: 'Next Day', price: dollars('38.50') }),
  aSpeed({ speed: 'Farm Direct', price: dollars('36.00'), isActive: false }),
];

const sized = (id: string, size: string) => aVariant({ id, size, offers: speeds });

const bourbons = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProductCard({
      id: String(201 + index),
      name: `Bourbon No. ${index + 1}`,
      sizes: [index === 0 ? '1750 ml' : '750 ml'],
    }),
  );

const panel = [
  aFilter({ parameter: 'price', options: [{ label: 'under 500', value: 'under500', children: [] }] }),
  aFilter({ parameter: 'size', options: [{ label: '1750 ml', value: '1750', children: [] }] }),
  aFilter({ parameter: 'type', options: [{ label: 'Bourbon', value: '122', children: [] }] }),
];

const emptyWith = (message: string) => () => aShop({ listedProducts: [], emptyMessage: message });

describeProductCatalog(
  'faked',
  fakeHarness({
    'product 101 with three sizes and three speeds exists': () =>
      aShop({
        products: [
          aProduct({ variants: [sized('1011', '750'), sized('1012', '375'), sized('1013', '1750')] }),
        ],
      }),
    'product 109 is out of stock': () => aShop({ products: [aProduct({ id: '109', isInStock: false })] }),
    'product 999999 does not exist': () => aShop(),
    'bouquet product 301 exists': () => {
      const variants = ['No Vase', 'With Vase', 'Bulk Flowers'].map((size, index) =>
        sized(`301${index}`, size),
      );
      return aShop({ products: [aProduct({ id: '301', variants })] });
    },
    'product 101 has recommendations': () =>
      aShop({ recommended: [aProductCard({ id: '102' }), aProductCard({ id: '103' })] }),
    'product 110 has no recommendations': () => aShop(),
    'a category tree with three levels exists': () =>
      aShop({
        tree: [aCategory({ children: [{ id: '122', name: 'Bourbon', imageUrl: null, children: [] }] })],
      }),
    'category 12 has 78 products': () => aShop({ listedProducts: bourbons(78), filters: panel }),
    'category 40 is empty with a message': emptyWith('The next shipment arrives on Friday'),
    'category 41 is empty without a message': emptyWith(''),
    'no product matches size 1750 and under500 in category 12': emptyWith(''),
    'products matching bourbon exist': () => aShop({ cards: bourbons(24), similar: bourbons(24) }),
    'no product matches zzzz': () => aShop(),
  }),
);
