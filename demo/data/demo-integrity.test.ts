import { demoShop } from './demo-data';

const shop = demoShop(new Date('2030-06-01T14:00:00Z'));
const rows = <T>(list: readonly T[] | undefined): readonly T[] => list ?? [];

const products = rows(shop.products);
const variants = rows(shop.variants);
const offers = rows(shop.offers);
const stock = rows(shop.stock);
const locations = rows(shop.locations);

function expectUnique(keys: readonly (string | number)[]): void {
  expect(new Set(keys).size).toBe(keys.length);
}

test('has at least 320 products, with unique ids, names and SKUs', () => {
  expect(products.length).toBeGreaterThanOrEqual(320);
  expectUnique(products.map((row) => row.id));
  expectUnique(products.map((row) => row.sku));
  expectUnique(products.map((row) => row.name));
  expectUnique(variants.map((row) => row.id));
  expectUnique(variants.map((row) => row.sku));
});

test('refers only to rows that exist', () => {
  const known = {
    product: new Set(products.map((row) => row.id)),
    variant: new Set(variants.map((row) => row.id)),
    location: new Set(locations.map((row) => row.id)),
    category: new Set(rows(shop.categories).map((row) => row.id)),
  };
  expect(
    offers.filter((row) => !known.variant.has(row.variantId) || !known.location.has(row.locationId)),
  ).toEqual([]);
  expect(
    stock.filter((row) => !known.variant.has(row.variantId) || !known.location.has(row.locationId)),
  ).toEqual([]);
  expect(variants.filter((row) => !known.product.has(row.productId))).toEqual([]);
  expect(
    rows(shop.productCategories).filter(
      (row) => !known.category.has(row.categoryId) || !known.product.has(row.productId),
    ),
  ).toEqual([]);
  expect(
    rows(shop.relatedProducts).filter(
      (row) => !known.product.has(row.productId) || !known.product.has(row.relatedId),
    ),
  ).toEqual([]);
  expect(
    rows(shop.homeSections)
      .flatMap((row) => row.productIds)
      .filter((id) => !known.product.has(id)),
  ).toEqual([]);
  expect(locations.filter((row) => !rows(shop.vendors).some((vendor) => vendor.id === row.vendorId))).toEqual(
    [],
  );
});

test('has one offer for each variant, location and speed, with stock, at a speed that the location offers', () => {
  expectUnique(offers.map((row) => `${row.variantId} ${row.locationId} ${row.speed}`));
  const shelved = new Set(stock.map((row) => `${row.variantId} ${row.locationId}`));
  expect(offers.filter((row) => !shelved.has(`${row.variantId} ${row.locationId}`))).toEqual([]);
  const served = new Set(rows(shop.serviceAreas).map((row) => `${row.locationId} ${row.speed}`));
  expect(offers.filter((row) => !served.has(`${row.locationId} ${row.speed}`))).toEqual([]);
});
