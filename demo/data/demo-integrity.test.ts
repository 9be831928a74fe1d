import { demoShop } from './demo-data';

const shop = demoShop(new Date('2030-06-01T14:00:00Z'));
const { products, variants, offers, stock, locations } = shop;

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
  const references: readonly (readonly [ids: readonly number[], rows: readonly { id?: number }[]])[] = [
    [[...offers, ...stock].map((row) => row.variantId), variants],
    [[...offers, ...stock].map((row) => row.locationId), locations],
    [variants.map((row) => row.productId), products],
    [shop.productCategories.map((row) => row.productId), products],
    [shop.productCategories.map((row) => row.categoryId), shop.categories],
    [shop.relatedProducts.flatMap((row) => [row.productId, row.relatedId]), products],
    [shop.homeSections.flatMap((row) => row.productIds), products],
    [locations.map((row) => row.vendorId), shop.vendors],
  ];
  for (const [ids, rows] of references) {
    const known = new Set(rows.map((row) => row.id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  }
});

test('has one offer for each variant, location and speed, with stock, at a speed that the location offers', () => {
  expectUnique(offers.map((row) => `${row.variantId} ${row.locationId} ${row.speed}`));
  const shelved = new Set(stock.map((row) => `${row.variantId} ${row.locationId}`));
  expect(offers.filter((row) => !shelved.has(`${row.variantId} ${row.locationId}`))).toEqual([]);
  const served = new Set(shop.serviceAreas.map((row) => `${row.locationId} ${row.speed}`));
  expect(offers.filter((row) => !served.has(`${row.locationId} ${row.speed}`))).toEqual([]);
});
