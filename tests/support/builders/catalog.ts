import { Category, type CategoryFacts } from '../../../src/domain/catalog/category';
import type { Filter } from '../../../src/domain/catalog/filter';
import type { Listing } from '../../../src/domain/catalog/listing';
import { Pagination } from '../../../src/domain/catalog/pagination';
import { Product, type ProductFacts } from '../../../src/domain/catalog/product';
import type { Offer } from '../../../src/domain/catalog/offer';
import { Variant, type VariantFacts } from '../../../src/domain/catalog/variant';
import { Money } from '../../../src/domain/shared/money';
import type { ProductCard } from '../../../src/domain/shared/product-card';

export const dollars = (amount: string): Money => Money.parseOrZero(amount);

export const aSpeed = (change: Partial<Offer> = {}): Offer => ({
  speed: 'Same Day',
  locationId: '11',
  vendorId: '1',
  vendorName: 'Hudson Cellars',
  price: dollars('32.00'),
  isActive: true,
  earliestDate: null,
  ...change,
});

export const aVariant = (change: Partial<VariantFacts> = {}): Variant =>
  Variant.of({
    id: '1011',
    size: '750',
    price: dollars('29.00'),
    formerPrice: null,
    productType: 'Whiskey',
    productCategory: 'Bourbon',
    countryOfOrigin: 'United States',
    offers: [aSpeed(), aSpeed({ speed: 'Next Day', price: dollars('29.00') })],
    ...change,
  });

export const aProductCard = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: '101',
  name: 'Old Harbor Bourbon',
  imageUrl: '/pictures/101.svg',
  fromPrice: dollars('29.00'),
  sizes: ['750 ml'],
  speeds: [],
  rating: null,
  isSoldOut: false,
  ...change,
});

export const aProduct = (change: Partial<ProductFacts> = {}): Product =>
  Product.of({
    id: '101',
    name: 'Old Harbor Bourbon',
    brand: 'Old Harbor',
    description: 'Caramel and oak.\r\nSix years in wood.',
    images: [{ url: '/pictures/101.svg', thumbnailUrl: '/pictures/101-small.svg' }],
    reviews: [],
    reviewCount: 0,
    isInStock: true,
    tasteScale: [],
    skillScale: [],
    related: [],
    variants: [
      aVariant(),
      aVariant({
        id: '1012',
        size: '1000',
        price: dollars('41.00'),
        offers: [aSpeed({ price: dollars('41.00') })],
      }),
    ],
    ...change,
  });

export const aFilter = (change: Partial<Filter> = {}): Filter => ({
  parameter: 'size',
  label: 'size',
  options: [{ label: '750 ml', value: '750', children: [] }],
  bounds: null,
  ...change,
});

export const aListing = (change: Partial<Listing> = {}): Listing => ({
  products: [aProductCard()],
  filters: [aFilter()],
  pagination: Pagination.of(1, 1, 1),
  message: '',
  isAccepted: true,
  ...change,
});

/** Whiskey with `Shop All` and Bourbon beneath it. */
export const aCategory = (change: Partial<CategoryFacts> = {}): Category =>
  Category.of({
    id: '12',
    name: 'Whiskey',
    imageUrl: null,
    children: [
      { id: '120', name: 'Shop All', imageUrl: null, children: [] },
      { id: '121', name: 'Bourbon', imageUrl: null, children: [] },
    ],
    ...change,
  });
