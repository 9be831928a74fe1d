import { productQuantity } from './quantity';

describe('quantities', () => {
  it.each([
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['1', 1],
    ['24', 24],
    ['25', 24],
    [' 7 ', 7],
  ])('on the product page %p becomes %p [PDP-38] [PDP-39] [PDP-40] [CONST-05]', (typed, quantity) => {
    expect(productQuantity(typed)).toBe(quantity);
  });
});
