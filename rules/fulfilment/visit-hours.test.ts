import { isVisitTime } from './visit-hours';

it.each([
  ['10:00', true],
  ['12:30', true],
  ['16:00', true],
  ['16:59', true],
  ['17:00', false],
  ['09:59', false],
  ['07:30', false],
  ['00:00', false],
  ['24:00', false],
  ['12:60', false],
  ['noon', false],
  ['', false],
])('%j is a time of a visit: %s [SHIP-26] [WAL-09] [CONST-20] [X-054]', (time, open) => {
  expect(isVisitTime(time)).toBe(open);
});
