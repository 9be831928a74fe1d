import { Product, type ProductFacts } from '../../src/domain/catalog/product';
import { Variant } from '../../src/domain/catalog/variant';
import { Money } from '../../src/domain/shared/money';
import { failed, ok } from '../../src/domain/shared/result';
import { newYork, placeIn } from './samples/place';
import { foundCard, foundProduct } from './samples/product-card';
import { contract } from './support/contract';
import { eachLike, integer, money, regex, someText, string, numericFlag } from './support/matchers';

const outcome = contract('product', { call: 'getProduct' });

const productQuery = (prodid: string) => ({ prodid, loc_id: '11,12,13', zipCode: '10001', courier_type: '' });

const speed = {
  Type: regex('Same Day|Next Day|Farm Direct', 'Next Day'),
  Loc_id: string('11'),
  Price: money('38.50'),
  active: numericFlag(1),
  Vendor_id: string('1'),
  Vendor_name: someText('Hudson Cellars'),
};
const shownSpeed = {
  speed: 'Next Day',
  locationId: '11',
  vendorId: '1',
  vendorName: 'Hudson Cellars',
  price: Money.ofCents(38_50),
  isActive: true,
  earliestDate: null,
} as const;

const aVariant = (id: string, size: string) => ({
  id,
  size,
  price: Money.ofCents(38_50),
  formerPrice: null,
  productType: null,
  productCategory: null,
  countryOfOrigin: null,
  offers: [shownSpeed],
});

const aProduct = (change: Partial<ProductFacts>): Product =>
  Product.of({
    id: '101',
    name: 'Harbor Light Bourbon',
    brand: null,
    description: '',
    images: [],
    reviews: [],
    reviewCount: 0,
    isInStock: true,
    tasteScale: [],
    skillScale: [],
    related: [],
    variants: [],
    ...change,
  });

const scale = eachLike({ label: someText('Sweet'), value: integer(60) });
const review = { title: 'Smooth', detail: 'A fine start', nickname: 'Ann', date: '2030-05-12' };

const { nickname: author, ...words } = review;
const facts = { productType: 'Bourbon', productCategory: 'Whiskey', countryOfOrigin: 'United States' };
const expected = aProduct({
  brand: 'Harbor Light',
  description: 'Aged four years.\r\nVanilla and smoke.',
  images: [{ url: '/media/101.svg', thumbnailUrl: '/media/101.svg' }],
  reviews: [{ ...words, author, rating: 5 }],
  reviewCount: 1,
  tasteScale: [{ label: 'Sweet', value: 60 }],
  skillScale: [{ label: 'Sweet', value: 60 }],
  related: [foundCard],
  variants: [Variant.of({ ...aVariant('1011', '750'), ...facts })],
});

outcome(
  'a product with sizes, speeds, reviews and related products [BD-09] [API-09] [ENT-01] [ENT-03] [ENT-04]',
  {
    given: 'product 101 with three sizes and three speeds exists',
    query: productQuery('101'),
    answer: {
      code: 1,
      id: '101',
      name: someText('Harbor Light Bourbon'),
      brand: string('Harbor Light'),
      description: string('Aged four years.\r\nVanilla and smoke.'),
      images: eachLike(string('/media/101.svg')),
      reviews: eachLike({
        title: string(review.title),
        detail: string(review.detail),
        nickname: string(review.nickname),
        rating: integer(5),
        date: string(review.date),
      }),
      review_count: integer(1),
      stock_status: 'in stock',
      taste_scale: scale,
      skill_scale: scale,
      related_products: eachLike(foundProduct),
      child: eachLike({
        id: string('1011'),
        bottle_size: string('750'),
        price: money('38.50'),
        product_type: string('Bourbon'),
        product_category: string('Whiskey'),
        country_of_manufacture: string('United States'),
        speed_id: eachLike(speed),
      }),
    },
    when: ({ catalog }) => catalog.productById('101', newYork),
    result: ok(expected),
  },
);

outcome('a size with a former price [BD-09, X-110]', {
  given: 'product 101 with three sizes and three speeds exists',
  query: { ...productQuery('101'), loc_id: '11' },
  answer: {
    code: 1,
    id: '101',
    name: someText('Harbor Light Bourbon'),
    stock_status: 'in stock',
    child: [
      {
        id: '1011',
        bottle_size: '750',
        price: money('38.50'),
        maximumprice: money('42.00'),
        speed_id: eachLike(speed),
      },
      { id: '1012', bottle_size: '375', price: money('38.50'), speed_id: eachLike(speed) },
      { id: '1013', bottle_size: '1750', price: money('38.50'), speed_id: eachLike(speed) },
    ],
  },
  when: ({ catalog }) => catalog.productById('101', placeIn('10001', ['11'])),
  result: ok(
    aProduct({
      variants: [
        Variant.of({ ...aVariant('1011', '750'), formerPrice: Money.ofCents(42_00) }),
        Variant.of(aVariant('1012', '375')),
        Variant.of(aVariant('1013', '1750')),
      ],
    }),
  ),
});

outcome('a bouquet, whose sizes are labels [BD-09]', {
  given: 'bouquet product 301 exists',
  query: productQuery('301'),
  answer: {
    code: 1,
    id: '301',
    name: someText('Morning Roses'),
    stock_status: 'in stock',
    child: eachLike({
      id: string('3011'),
      bottle_size: regex('No Vase|With Vase|Bulk Flowers', 'With Vase'),
      price: money('38.50'),
      speed_id: eachLike(speed),
    }),
  },
  when: ({ catalog }) => catalog.productById('301', newYork),
  result: ok(
    aProduct({ id: '301', name: 'Morning Roses', variants: [Variant.of(aVariant('3011', 'With Vase'))] }),
  ),
});

outcome('a product that is sold out [BD-09]', {
  given: 'product 109 is out of stock',
  query: productQuery('109'),
  answer: { code: 1, id: '109', name: someText('Lantern Rye'), stock_status: 'out of stock' },
  when: ({ catalog }) => catalog.productById('109', newYork),
  result: ok(aProduct({ id: '109', name: 'Lantern Rye', isInStock: false })),
});

outcome('an unknown product [BD-09]', {
  given: 'product 999999 does not exist',
  query: productQuery('999999'),
  answer: { code: -1 },
  when: ({ catalog }) => catalog.productById('999999', newYork),
  result: failed({ kind: 'not-found' }),
});
