import { ageOn, isOldEnough } from './age';

it.each([
  ['2030-06-01', '2008-06-01', 22],
  ['2030-05-31', '2008-06-01', 21],
  ['2030-02-28', '2008-02-29', 21],
  ['2030-03-01', '2008-02-29', 22],
  ['2032-02-29', '2008-02-29', 24],
  ['2032-02-28', '2008-02-29', 23],
  ['2030-01-01', '2029-12-31', 0],
  ['2030-12-01', '2008-02-29', 22],
  ['2030-05-31', '2008-05-31', 22],
])('on %s somebody born on %s is %i years old [KYC-18]', (day, born, age) => {
  expect(ageOn(day, born)).toBe(age);
});

it('requires an age over 21: 21 is refused, 22 accepted [X-073] [CONST-31]', () => {
  expect(isOldEnough('2030-06-01', '2009-06-01')).toBe(false);
  expect(isOldEnough('2030-05-31', '2008-06-01')).toBe(false);
  expect(isOldEnough('2030-06-01', '2008-06-01')).toBe(true);
});
