import { tipCents } from './tip';

it('a tip is rounded half up to cents [SUM-07]', () => {
  expect(tipCents(1010, 5)).toBe(51);
  expect(tipCents(3290, 15)).toBe(494);
});
