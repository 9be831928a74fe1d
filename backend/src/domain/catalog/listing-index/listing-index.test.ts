import fc from 'fast-check';
import type { Area } from '../../location/area';
import { bandsOf, PRICE_BANDS } from '../price-bands';
import type { ListingCriteria, ListingOrder } from '../listing-criteria';
import type { IndexedProduct, IndexedSize, ServedPlace } from './indexed-product';
import { ListingIndex } from './listing-index';

const SPEEDS = ['Same Day', 'Next Day'];
const LOCATIONS = [11, 12, 13];
const SIZES = ['375', '750', '1750'];
const CATEGORIES = [1, 2, 3, 4];
const ORDERS: ListingOrder[] = [
  'default',
  'name-ascending',
  'name-descending',
  'price-ascending',
  'price-descending',
];

/** What lists do not ask for. */
const NO_WORDS = { popularity: 0, text: '', lexemes: { name: [], brand: [], kind: [] } };

const place = fc.record({
  locationId: fc.constantFrom(...LOCATIONS),
  speed: fc.constantFrom(...SPEEDS),
});
const someOf = <Item>(items: Item[]) => fc.oneof(fc.constant<Item[]>([]), fc.subarray(items));
const keyOf = ({ locationId, speed }: ServedPlace) => `${locationId} ${speed}`;

const sizes: fc.Arbitrary<IndexedSize[]> = fc.array(
  fc.record({
    size: fc.constantFrom(...SIZES),
    offers: fc.uniqueArray(
      fc
        .tuple(place, fc.constantFrom(0, 24_99, 25_00, 49_99, 75_00, 499_99, 500_00))
        .map(([at, priceCents]) => ({ ...at, priceCents })),
      { selector: keyOf, minLength: 1, maxLength: 4 },
    ),
  }),
  { maxLength: 3 },
);

const ids = (max: number) => fc.integer({ min: 1, max });

const product = (
  maxId: number,
  sizesOfProduct = sizes,
  categoryIds = someOf(CATEGORIES),
): fc.Arbitrary<IndexedProduct> =>
  fc.record({
    id: ids(maxId),
    rank: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('amber', 'barley', 'cedar'),
    popularity: fc.constant(NO_WORDS.popularity),
    text: fc.constant(NO_WORDS.text),
    lexemes: fc.constant(NO_WORDS.lexemes),
    categoryIds,
    sizes: sizesOfProduct,
  });

/** The same sizes at the same places, dearer. */
const dearer = (all: IndexedSize[], cents: number): IndexedSize[] =>
  all.map(({ size, offers }) => ({
    size,
    offers: offers.map(({ priceCents, ...at }) => ({ ...at, priceCents: priceCents + cents })),
  }));

const area: fc.Arbitrary<Area> = fc.record(
  { zipcode: fc.constant('10001'), locationIds: someOf(LOCATIONS), speed: fc.constantFrom(...SPEEDS) },
  { requiredKeys: [] },
);

const criteria: fc.Arbitrary<ListingCriteria> = fc.record({
  categoryIds: fc.subarray([...CATEGORIES, 99]),
  sizes: someOf([...SIZES, '5']),
  bands: someOf([...PRICE_BANDS]),
  order: fc.oneof(fc.constant<ListingOrder>('default'), fc.constantFrom(...ORDERS)),
  area,
});

const changesOf = (products: fc.Arbitrary<IndexedProduct>, maxId: number, length: fc.ArrayConstraints) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: products }, { weight: 1, arbitrary: ids(maxId) }), length);

/** Of products with an assortment each. */
const ownAssortments = changesOf(product(12), 12, { maxLength: 30 });

/** Of many products that have two assortments in common, and few prices and sets of categories. */
const sharedAssortments = fc.tuple(sizes, sizes).chain((two) => {
  const some = fc.tuple(fc.constantFrom(...two), fc.constantFrom(0, 25_00, 100_00));
  const sold = some.map(([all, cents]) => dearer(all, cents));
  const categories = fc.constantFrom<number[]>([1, 2], [1, 3, 4]);
  return changesOf(product(40, sold, categories), 40, { minLength: 30, maxLength: 60 });
});

const changes = fc.oneof(
  { weight: 3, arbitrary: ownAssortments },
  { weight: 1, arbitrary: sharedAssortments },
);
const served = fc.uniqueArray(place, { selector: keyOf });

/** An index, and its products: a product is put, a number removes that id. */
function changed(steps: (IndexedProduct | number)[]) {
  const index = new ListingIndex();
  const products = new Map<number, IndexedProduct>();
  for (const step of steps) {
    if (typeof step === 'number') index.remove(step);
    else index.put(step);
    if (typeof step === 'number') products.delete(step);
    else products.set(step.id, step);
  }
  return { index, products: [...products.values()] };
}

/** The sizes that are sold in the area, each at its lowest price. */
function sold({ sizes }: IndexedProduct, { speed, locationIds }: Area, places: ServedPlace[] | null) {
  return sizes.flatMap(({ size, offers }) => {
    const prices = offers
      .filter((offer) => (speed ?? offer.speed) === offer.speed)
      .filter((offer) => locationIds?.includes(offer.locationId) ?? true)
      .filter((offer) => places?.some((each) => keyOf(each) === keyOf(offer)) ?? true)
      .map((offer) => offer.priceCents);
    return prices.length > 0 ? [{ size, cents: Math.min(...prices) }] : [];
  });
}

type Filters = Pick<ListingCriteria, 'sizes' | 'bands'>;

const fits = ({ size, cents }: { size: string; cents: number }, { sizes, bands }: Filters): boolean =>
  (sizes.length === 0 || sizes.includes(size)) &&
  (bands.length === 0 || bandsOf(cents).some((band) => bands.includes(band)));

const textOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

type Found = IndexedProduct & { cents: number };

const COMPARE: Record<ListingOrder, (one: Found, other: Found) => number> = {
  default: () => 0,
  'name-ascending': (one, other) => textOrder(one.name, other.name) || one.id - other.id,
  'name-descending': (one, other) => textOrder(other.name, one.name) || one.id - other.id,
  'price-ascending': (one, other) => one.cents - other.cents,
  'price-descending': (one, other) => other.cents - one.cents,
};

it('finds the products that match, in every order, whatever changed before [BD-12] [X-106]', () => {
  fc.assert(
    fc.property(changes, criteria, served, (steps, asked, places) => {
      const { index, products } = changed(steps);
      const at = asked.area.zipcode ? places : null;
      const expected = products
        .filter(({ categoryIds }) => categoryIds.some((id) => asked.categoryIds.includes(id)))
        .flatMap((each) => {
          const prices = sold(each, asked.area, at)
            .filter((size) => fits(size, asked))
            .map(({ cents }) => cents);
          return prices.length > 0 ? [{ ...each, cents: Math.min(...prices) }] : [];
        })
        .sort((one, other) => one.rank - other.rank || one.id - other.id)
        .sort(COMPARE[asked.order])
        .map(({ id }) => id);
      expect([...index.matchingIds(asked, at)]).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

it('counts for each choice what it and the choices of the other filters list together [BD-12]', () => {
  const category = fc.constantFrom(...CATEGORIES);
  fc.assert(
    fc.property(changes, category, criteria, served, (steps, id, asked, places) => {
      const { index, products } = changed(steps);
      const at = asked.area.zipcode ? places : null;
      const facts = index.facts(id, asked, at);
      const all = products
        .filter(({ categoryIds }) => categoryIds.includes(id))
        .map((each) => ({ ...each, sold: sold(each, asked.area, at) }))
        .filter((each) => each.sold.length > 0);
      const isOfType = ({ categoryIds }: IndexedProduct) =>
        asked.categoryIds.includes(id) || categoryIds.some((each) => asked.categoryIds.includes(each));
      const count = (filters: Filters, isCounted: (each: IndexedProduct) => boolean = isOfType) =>
        all.filter((each) => isCounted(each) && each.sold.some((size) => fits(size, filters))).length;
      const cents = all.flatMap((each) => each.sold.map((size) => size.cents));
      expect(facts.minCents).toBe(cents.length > 0 ? Math.min(...cents) : null);
      expect(facts.maxCents).toBe(cents.length > 0 ? Math.max(...cents) : null);

      const sizes = new Set(all.flatMap((each) => each.sold.map(({ size }) => size)));
      const bySize = Array.from(sizes, (size) => [size, count({ ...asked, sizes: [size] })] as const);
      expect(new Map(facts.sizes.map((each) => [each.value, each.count]))).toEqual(new Map(bySize));

      const bands = PRICE_BANDS.filter((band) => cents.some((each) => bandsOf(each).includes(band)));
      const byBand = bands.map((band) => ({
        value: band.value,
        count: count({ ...asked, bands: [band] }),
      }));
      expect(facts.bands).toEqual(byBand);

      const categories = new Set(all.flatMap(({ categoryIds }) => categoryIds));
      const byCategory = Array.from(
        categories,
        (each) => [each, count(asked, ({ categoryIds }) => categoryIds.includes(each))] as const,
      );
      expect(facts.countByCategory).toEqual(new Map(byCategory));
    }),
    { numRuns: 2_000 },
  );
});

it('knows how many products have left something behind', () => {
  const aProduct = { id: 1, rank: 1, name: 'amber', ...NO_WORDS, categoryIds: [1], sizes: [] };
  const index = new ListingIndex();
  for (const product of [aProduct, { ...aProduct, id: 2 }, aProduct, aProduct]) index.put(product);
  index.remove(2);
  expect([index.length, index.removed]).toEqual([1, 3]);
});
