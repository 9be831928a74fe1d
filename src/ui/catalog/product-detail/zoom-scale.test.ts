import { isLargest, larger, offsetAround, pinched, smaller, toggled, turned, WHOLE } from './zoom-scale';

describe('how large a picture is shown', () => {
  it('grows and shrinks in steps, between the whole picture and four times that', () => {
    expect([larger(1), smaller(1.5), larger(2)]).toEqual([1.5, 1, 3]);
    expect([larger(3), larger(4), smaller(1.2), smaller(1)]).toEqual([4, 4, 1, 1]);
    expect([isLargest(4), isLargest(3.9)]).toEqual([true, false]);
  });

  it('goes into the detail and back', () => {
    expect(toggled(toggled(WHOLE))).toBe(WHOLE);
    expect(toggled(WHOLE)).toBeGreaterThan(2);
    expect(toggled(1.2)).toBe(WHOLE);
  });

  it('follows two fingers', () => {
    expect(pinched(1, 100, 250)).toBe(2.5);
    expect(pinched(2, 100, 50)).toBe(1);
    expect(pinched(2, 100, 900)).toBe(4);
    expect(pinched(2, 0, 100)).toBe(2);
  });

  it('follows the wheel: away is larger', () => {
    expect(turned(2, -10)).toBeGreaterThan(2);
    expect(turned(2, 10)).toBeLessThan(2);
    expect(turned(turned(2, 10), -10)).toBeCloseTo(2);
  });

  it('keeps the point under the fingers where it is', () => {
    expect(offsetAround(0, 100, 2)).toBe(100);
    expect(offsetAround(100, 50, 0.5)).toBe(25);
    expect(offsetAround(70, 30, 1)).toBe(70);
  });
});
