import { drawPicture } from '../pictures/draw-picture';
import { pictureSource } from '../pictures/picture-source';
import { filledDemo } from './filled-demo';

const shop = await filledDemo();
const { locations } = shop;
const zipcode = (value: string) => shop.zipcodes.find((row) => row.zipcode === value);
const serving = (value: string) => shop.serviceAreas.filter((row) => row.zipcode === value);
const speedsAt = (value: string) => [...new Set(serving(value).map((row) => row.speed))].sort();
const vendorOf = (locationId: number) => locations.find((row) => row.id === locationId)?.vendorId;

test('10001 is served by vendors 1 and 2 from locations 11, 12 and 13 at all speeds, with dine-in [DEMO-01] [DEMO-10]', () => {
  expect([...new Set(serving('10001').map((row) => row.locationId))]).toEqual([11, 12, 13]);
  expect([...new Set(serving('10001').map((row) => vendorOf(row.locationId)))]).toEqual([1, 2]);
  expect(speedsAt('10001')).toEqual(['Farm Direct', 'Next Day', 'Same Day']);
  expect(zipcode('10001')).toMatchObject({
    city: 'New York',
    state: 'NY',
    served: true,
    dineInSupported: true,
  });
});

test('94105 has courier and Farm Direct only [DEMO-02]', () => {
  expect(speedsAt('94105')).toEqual(['Farm Direct', 'Next Day']);
});

test('07030 keeps its leading zero, supports dine-in and has no retailer for it [DEMO-03]', () => {
  expect(zipcode('07030')).toMatchObject({ state: 'NJ', served: true, dineInSupported: true });
  expect(serving('07030').some((row) => locations.find((place) => place.id === row.locationId)?.dineIn)).toBe(
    false,
  );
});

test('60601 is served with an empty home page, 59001 is not served and has alternatives, 59101 is known only [DEMO-04] [DEMO-05] [DEMO-06]', () => {
  expect(zipcode('60601')).toMatchObject({ served: true, homeEmpty: true });
  expect(zipcode('59001')?.served ?? false).toBe(false);
  const others = shop.zipcodeAlternatives.filter((row) => row.zipcode === '59001');
  expect(others.length).toBeGreaterThan(1);
  expect(shop.zipcodeAlternatives.filter((row) => !zipcode(row.alternative)?.served)).toEqual([]);
  expect(zipcode('59101')).toMatchObject({ city: 'Billings', state: 'MT' });
});

test('99999 is invalid with a message, 00000 without; fifty others are known; New York has twelve served [DEMO-07] [DEMO-08] [DEMO-09]', () => {
  expect(zipcode('99999')?.invalidMessage).toBeTruthy();
  expect(zipcode('00000')).toMatchObject({ invalid: true, invalidMessage: null });
  expect(shop.zipcodes.filter((row) => !row.served && !row.invalid).length).toBeGreaterThanOrEqual(50);
  expect(shop.zipcodes.filter((row) => row.served && row.city === 'New York').length).toBeGreaterThanOrEqual(
    12,
  );
});

test('a zipcode is served if and only if a location delivers to it', () => {
  const delivered = new Set(shop.serviceAreas.map((row) => row.zipcode));
  expect(shop.zipcodes.filter((row) => Boolean(row.served) !== delivered.has(row.zipcode))).toEqual([]);
});

test('vendor 1 has 45 products at 10001, six reviews and no 1750 ml between $100 and $150 [DEMO-11]', () => {
  const variants = new Map(shop.variants.map((row) => [row.id, row]));
  const own = shop.offers.filter((offer) => vendorOf(offer.locationId) === 1);
  expect(new Set(own.map((offer) => variants.get(offer.variantId)?.productId)).size).toBe(45);
  expect(shop.vendorReviews.filter((row) => row.vendorId === 1)).toHaveLength(6);
  const large = own.filter((offer) => variants.get(offer.variantId)?.bottleSize === '1750');
  expect(large.length).toBeGreaterThan(0);
  expect(large.filter((offer) => offer.priceCents >= 10000 && offer.priceCents < 15000)).toEqual([]);
});

test('vendors 2, 3 and 4 each lack some information [DEMO-12] [DEMO-13] [DEMO-15]', () => {
  const vendor = (id: number) => shop.vendors.find((row) => row.id === id);
  expect(Object.keys(vendor(2)?.info ?? {}).toSorted()).toEqual([
    'imageUrl',
    'name',
    'telephone',
    'websiteUrl',
  ]);
  expect(vendor(3)?.about).toBeNull();
  expect(vendor(4)?.info).toBeNull();
});

test('retailers have one to four stars in New York, three and five in California, one has no telephone [DEMO-16]', () => {
  const stars = (state: string) =>
    locations
      .filter((row) => row.state === state && row.dineIn)
      .map((row) => row.starCategory)
      .sort();
  expect(stars('NY')).toEqual([1, 2, 3, 4]);
  expect(stars('CA')).toEqual([3, 5]);
  expect(locations.some((row) => row.dineIn && row.telephone === null)).toBe(true);
});

test('pick-up has a distance, a ready time and in one case a fee [DEMO-18]', () => {
  const pickUps = shop.shipMethods.filter(
    (row) => row.zipcode === '10001' && row.flow === 'venue' && row.speedId === 2,
  );
  expect(pickUps.every((row) => row.distance && row.duration)).toBe(true);
  expect(pickUps.some((row) => row.feeCents > 0)).toBe(true);
});

test('the home page has three banners, two ads, four sections and a top product; the gate has two lists [DEMO-36]', () => {
  const at = (placement: string) => shop.banners.filter((row) => row.placement === placement);
  expect([at('home').length, at('ad').length, at('desktop').length, at('mobile').length]).toEqual([
    3, 2, 2, 2,
  ]);
  expect(shop.homeSections).toHaveLength(4);
  expect(shop.stores[0]?.topProductId).toBe(118);
});

test('speeds 1, 2, 3 and 10 at 10001, the last without a method; amounts are not sorted; 94105 has courier only [DEMO-37] [DEMO-38]', () => {
  const methods = (zip: string, flow: string) =>
    shop.shipMethods.filter((row) => row.zipcode === zip && row.flow === flow);
  expect(
    shop.deliverySpeeds
      .filter((row) => row.zipcode === '10001' && row.flow === 'checkout')
      .map((row) => row.speedId),
  ).toEqual([1, 2, 3, 10]);
  expect([...new Set(methods('10001', 'checkout').map((row) => row.speedId))].sort()).toEqual([1, 2, 3]);
  expect(
    methods('10001', 'checkout')
      .filter((row) => row.speedId === 2)
      .map((row) => row.amountCents),
  ).toEqual([2495, 1295]);
  expect([...new Set(methods('94105', 'checkout').map((row) => row.speedId))]).toEqual([2]);
  expect([...new Set(methods('10001', 'venue').map((row) => row.speedId))].sort()).toEqual([1, 2, 3]);
});

test('slots, full days, unusual answers and holidays at every location [DEMO-39] [DEMO-40] [DEMO-41] [DEMO-42]', () => {
  expect(shop.slotTemplates.filter((row) => row.locationId === 11).map((row) => row.startTime)).toEqual([
    '10:00',
    '12:00',
    '14:00',
    '16:00',
    '18:00',
  ]);
  const rules = shop.calendarRules.filter((row) => row.locationId === 11);
  expect(rules.map((row) => [row.kind, row.daysFromToday ?? row.everyYearOn])).toEqual([
    ['code', 9],
    ['full', 4],
    ['holiday', 6],
    ['holiday', '12-25'],
    ['message', 8],
  ]);
  expect(shop.leadTimes.filter((row) => row.locationId === 11).map((row) => [row.speed, row.days])).toEqual([
    ['Farm Direct', 4],
    ['Next Day', 2],
    ['Same Day', 0],
  ]);
});

test('every picture that a row refers to can be drawn', () => {
  const named = [
    ...shop.products.flatMap((row) => [row.thumbnail, ...row.images]),
    ...shop.banners.map((row) => row.imageUrl),
    ...shop.vendors.flatMap((row) => row.info?.imageUrl ?? []),
  ];
  expect(named.filter((path) => drawPicture(path.replace('/media/', '')) === undefined)).toEqual([]);
});

test('the pictures of products, categories and vendors have the names that the catalogue has', () => {
  const { products, categories, vendors } = pictureSource();
  const names = (rows: Iterable<{ id: number; name: string }>) =>
    [...rows].map(({ id, name }) => `${id} ${name}`).toSorted();
  expect(names(products.values())).toEqual(names(shop.products));
  expect(names([...categories].map(([id, { name }]) => ({ id, name })))).toEqual(names(shop.categories));
  expect(names([...vendors].map(([id, { name }]) => ({ id, name })))).toEqual(names(shop.vendors));
});
