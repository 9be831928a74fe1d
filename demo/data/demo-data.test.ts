import { filledDemo } from './filled-demo';

/** The range of all prices (CONST-25, DEMO-20). */
const LOWEST_CENTS = 299;
const HIGHEST_CENTS = 34999;

const shop = await filledDemo();
const { products, variants, offers, stock, categories, locations } = shop;

const productIdOf = new Map(variants.map((variant) => [variant.id, variant.productId]));

const inCategory = (id: number) =>
  new Set(shop.productCategories.filter((row) => row.categoryId === id).map((row) => row.productId));
const soldAt = (locationIds: readonly number[]) =>
  new Set(
    offers
      .filter((offer) => locationIds.includes(offer.locationId))
      .map((offer) => productIdOf.get(offer.variantId)),
  );
const product = (id: number) => products.find((row) => row.id === id);
const byPosition = (one: { position: number }, other: { position: number }) => one.position - other.position;
const sizesOf = (id: number) =>
  variants
    .filter((row) => row.productId === id)
    .toSorted(byPosition)
    .map((row) => row.bottleSize);

test('has 12 vendors, two locations of one of them, and neither vendor 999 nor location 99 [DEMO-14] [DEMO-17]', () => {
  expect(shop.vendors.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(locations.filter((row) => row.vendorId === 1).map((row) => row.id)).toEqual([11, 12]);
  expect(locations.some((row) => row.id === 99)).toBe(false);
});

test('the tree has three levels below its root, and a department of more than ten children [DEMO-19] [LIST-16]', () => {
  const childrenOf = (id: number) => categories.filter((row) => row.parentId === id).toSorted(byPosition);
  expect(childrenOf(1017).map((row) => row.name)).toEqual([
    'Whiskey',
    'Wine',
    'Beer',
    'Spirits',
    'Flowers',
    'Gifts',
    'Mixers',
  ]);
  expect(childrenOf(12).map((row) => row.name)).toEqual([
    'Blended Whiskey',
    'Bourbon',
    'Scotch',
    'Single Malt Whiskey',
    'Others',
  ]);
  expect(childrenOf(132).map((row) => row.name)).toContain('Cabernet Sauvignon');
  expect(childrenOf(15)).toHaveLength(11);
  expect(inCategory(1017).size).toBe(products.length);
});

test('category 12 has 78 products, all of them sold at 10001, from 2.99 to 349.99, none of 1750 ml [DEMO-20]', () => {
  const whiskey = inCategory(12);
  expect(whiskey.size).toBe(78);
  const atHand = soldAt([11, 12, 13]);
  expect([...whiskey].filter((id) => !atHand.has(id))).toEqual([]);
  const prices = offers
    .filter((offer) => whiskey.has(productIdOf.get(offer.variantId) ?? 0))
    .map((offer) => offer.priceCents);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([LOWEST_CENTS, HIGHEST_CENTS]);
  expect([...whiskey].filter((id) => sizesOf(id).includes('1750'))).toEqual([]);
});

test('every price is between 2.99 and 349.99, and ends like a retail price', () => {
  const prices = offers.map((offer) => offer.priceCents);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([LOWEST_CENTS, HIGHEST_CENTS]);
  expect(prices.filter((cents) => ![0, 49, 99].includes(cents % 100))).toEqual([]);
});

test('some products come in all six sizes, one beside a size of 0, and one repeats the variants of another [DEMO-23] [DEMO-24] [DEMO-25] [CONST-24]', () => {
  expect(sizesOf(501)).toEqual(['100', '200', '375', '750', '1000', '1750']);
  expect(sizesOf(104)).toEqual(['375', '750', '0']);
  expect(product(178)?.variantsOf).toBe(177);
});

test('has struck-through prices above the highest offer of their variant [DEMO-26]', () => {
  const struck = variants.filter((row) => (row.maximumPriceCents ?? null) !== null);
  expect(struck.length).toBeGreaterThan(20);
  const dearest = (id: number) =>
    Math.max(...offers.filter((offer) => offer.variantId === id).map((offer) => offer.priceCents));
  expect(struck.filter((row) => (row.maximumPriceCents ?? 0) <= dearest(row.id))).toEqual([]);
  expect(product(301)?.images).toHaveLength(5);
  expect(product(301)?.description.split('\r\n').length).toBeGreaterThan(2);
  expect(sizesOf(105)).toEqual(['750']);
});

test('has scales, some without them, and one product of which nothing is known [DEMO-27]', () => {
  expect(product(101)?.tasteScale?.length).toBeGreaterThan(2);
  expect(product(101)?.skillScale?.length).toBeGreaterThan(2);
  expect(product(601)).toMatchObject({ tasteScale: null, skillScale: null });
  expect(product(179)).toMatchObject({ brand: null, productType: null, countryOfManufacture: null });
});

test('product 101 has three sizes and, at location 11, three speeds: Same Day more expensive than Next Day, Farm Direct not active [DEMO-28]', () => {
  expect(sizesOf(101)).toEqual(['375', '750', '1000']);
  const at11 = offers.filter((offer) => offer.variantId === 1011 && offer.locationId === 11);
  const price = (speed: string) => at11.find((offer) => offer.speed === speed)?.priceCents ?? 0;
  expect(price('Same Day')).toBeGreaterThan(price('Next Day'));
  expect(at11.filter((offer) => offer.active === false).map((offer) => offer.speed)).toEqual(['Farm Direct']);
  expect(soldAt([13]).has(101)).toBe(false);
});

test('101 has six related products, 102 has none but recommendations, 110 has neither [DEMO-29]', () => {
  const related = (id: number) => shop.relatedProducts.filter((row) => row.productId === id);
  expect([related(101).length, related(102).length, related(110).length]).toEqual([6, 0, 0]);
  expect(inCategory(43)).toEqual(new Set([110]));
});

test('109 is sold out with variant 1099, 1012 has three units left, and two more may sell out with and without a message [DEMO-30] [DEMO-31] [DEMO-32]', () => {
  const left = (id: number) => stock.filter((row) => row.variantId === id && row.locationId === 11)[0];
  expect(stock.filter((row) => productIdOf.get(row.variantId) === 109).map((row) => row.quantity)).toEqual([
    0, 0,
  ]);
  expect(productIdOf.get(1099)).toBe(109);
  expect(left(1012)?.quantity).toBe(3);
  expect(left(1011)?.quantity).toBeGreaterThan(24);
  expect(left(1021)?.soldOutMessage).toBeTruthy();
  expect(left(1031)?.soldOutMessage).toBeNull();
});

test('bouquet 301 comes without a vase, with one and in bulk; some names are long or have special characters [DEMO-33] [DEMO-34]', () => {
  expect(sizesOf(301)).toEqual(['No Vase', 'With Vase', 'Bulk Flowers']);
  expect(product(233)?.name.length).toBeGreaterThan(80);
  expect(product(214)?.name).toMatch(/[&“”#/]/);
});

test('more than twenty names contain bourbon, one contains quince, none zzzz [DEMO-35]', () => {
  const hits = (term: string) => products.filter((row) => row.name.toLowerCase().includes(term));
  expect(hits('bourbon').length).toBeGreaterThan(20);
  expect(hits('quince').map((row) => row.id)).toEqual([436]);
  expect(hits('zzzz')).toEqual([]);
});

test('has at least 320 products, whose names differ, and stock of every offer, at a speed that its location has', () => {
  expect(products.length).toBeGreaterThanOrEqual(320);
  expect(new Set(products.map((row) => row.name)).size).toBe(products.length);
  const stocked = new Set(stock.map((row) => `${row.variantId} ${row.locationId}`));
  expect(offers.filter((row) => !stocked.has(`${row.variantId} ${row.locationId}`))).toEqual([]);
  const served = new Set(shop.serviceAreas.map((row) => `${row.locationId} ${row.speed}`));
  expect(offers.filter((row) => !served.has(`${row.locationId} ${row.speed}`))).toEqual([]);
});
