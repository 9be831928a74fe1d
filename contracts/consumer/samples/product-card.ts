import { Money } from '../../../src/domain/shared/money';
import type { ProductCard } from '../../../src/domain/shared/product-card';
import { eachLike, money, string } from '../support/matchers';

/** What a backend may leave out, which Pact cannot express. */
export const withoutFacts = { speeds: [], rating: null, isSoldOut: false } as const;

/** A product in a listing or on the home page: the fields that the shop reads. */
export const listedProduct = {
  id: string('101'),
  name: string('Harbor Light Bourbon'),
  image: string('/media/101.svg'),
  child: eachLike({ price: money('38.50'), bottle_size: string('750') }),
};

export const listedCard: ProductCard = {
  id: '101',
  name: 'Harbor Light Bourbon',
  imageUrl: '/media/101.svg',
  fromPrice: Money.ofCents(38_50),
  sizes: ['750 ml'],
  ...withoutFacts,
};

/** A product in search results, recommendations or similar items (ENT-08). */
export const foundProduct = {
  id: string('102'),
  name: string('Old Orchard Bourbon'),
  image: eachLike({ small_image: string('/media/102.svg') }),
  price: money('54.00'),
};

export const foundCard: ProductCard = {
  id: '102',
  name: 'Old Orchard Bourbon',
  imageUrl: '/media/102.svg',
  fromPrice: Money.ofCents(54_00),
  sizes: [],
  ...withoutFacts,
};
