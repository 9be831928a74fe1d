import { stepperValue } from './stepper-value';

const quantity = { min: 1, max: 24, fallback: 1 };

test.each(['', '   ', 'two', '1.5', '-3', '0', '1e3'])('takes %p for 1 [PDP-39] [X-124]', (typed) => {
  expect(stepperValue(typed, quantity)).toBe(1);
});

test.each(['25', '240', '99999999999999999999'])('holds %p at 24 [PDP-40]', (typed) => {
  expect(stepperValue(typed, quantity)).toBe(24);
});

test.each([
  ['1', 1],
  [' 7 ', 7],
  ['24', 24],
  ['007', 7],
])('reads %p as it is typed [PDP-38]', (typed, value) => {
  expect(stepperValue(typed, quantity)).toBe(value);
});

test('lets 0 stand where the least is 0', () => {
  expect(stepperValue('0', { ...quantity, min: 0 })).toBe(0);
});
