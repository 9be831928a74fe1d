import { checkoutSpeedId, SPEEDS, parseSpeed, speedLabel, usualDuration } from './speed';

describe('the three vocabularies of speed', () => {
  it('label Same Day as Local and Next Day as Courier, and have no fourth speed [GEN-10] [GEN-11] [GEN-12] [GEN-13] [CONST-18]', () => {
    expect(SPEEDS.map((type) => [type, speedLabel(type)])).toEqual([
      ['Same Day', 'Local'],
      ['Next Day', 'Courier'],
      ['Farm Direct', 'Farm Direct'],
    ]);
  });

  it.each([
    ['Same Day', 'Same Day'],
    ['local delivery', 'Same Day'],
    ['1 Hour Delivery', 'Same Day'],
    ['driver', 'Same Day'],
    ['COURIER', 'Next Day'],
    ['Courier Delivery', 'Next Day'],
    ['farm direct', 'Farm Direct'],
    ['Dine-In', null],
    ['', null],
    [undefined, null],
  ])('reads %p as %p', (name, type) => {
    expect(parseSpeed(name)).toBe(type);
  });

  it('have the ids of checkout [CONST-34] [SHIP-40]', () => {
    expect(SPEEDS.map(checkoutSpeedId)).toEqual([1, 2, 10]);
  });

  it('have a usual duration [SHIP-42] [SHIP-43]', () => {
    expect(SPEEDS.map(usualDuration)).toEqual(['about 1 hour', '2~3 days', '']);
  });
});
