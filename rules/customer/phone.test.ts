import { phoneProblem } from './phone';

describe('a typed phone number', () => {
  it.each([
    ['', 'Phone is required.'],
    ['12a', 'Phone  must be a number.'],
    ['123', 'Must be exactly 10 digit'],
    ['212555010', 'Must be exactly 10 digit'],
    ['21255501000', 'Must be exactly 10 digit'],
    ['2125550100', null],
  ])('%p has the message %p [ADDR-33] [ADDR-34] [ADDR-35] [CONST-02]', (typed, text) => {
    expect(phoneProblem(typed)).toBe(text);
  });
});
