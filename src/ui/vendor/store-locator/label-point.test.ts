import { labelPoint } from './label-point';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

describe("the position of a state's name", () => {
  it('is the middle of a state of one part', () => {
    expect(labelPoint([square(10, 20, 4)])).toEqual({ longitude: 12, latitude: 22, area: 16 });
  });

  it('is in the largest part, not between the parts', () => {
    expect(labelPoint([square(0, 0, 1), square(10, 10, 4), square(40, 40, 2)])).toMatchObject({
      longitude: 12,
      latitude: 12,
    });
  });

  it('is inside the thick end of a state that has a thin one', () => {
    const panhandle = [
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [0, 1],
      [0, 0],
    ];
    const { longitude, latitude } = labelPoint([panhandle]);
    expect(longitude).toBeGreaterThan(5);
    expect(latitude).toBeLessThan(5);
  });

  it('is its first corner where there is no area', () => {
    expect(labelPoint([[[3, 4]]])).toEqual({ longitude: 3, latitude: 4, area: 0 });
    expect(labelPoint([])).toEqual({ longitude: 0, latitude: 0, area: 0 });
  });
});
