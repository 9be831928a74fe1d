import { storefrontDay } from './storefront-day';

it('is the day in New York, in summer and in winter', () => {
  const instants = ['2030-06-02T03:59:59Z', '2030-06-02T04:00:00Z', '2030-12-02T04:59:59Z'];
  expect(instants.map((instant) => storefrontDay(new Date(instant)))).toEqual([
    '2030-06-01',
    '2030-06-02',
    '2030-12-01',
  ]);
});
