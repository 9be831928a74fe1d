import type { Position } from 'geojson';

interface LabelPoint {
  readonly longitude: number;
  readonly latitude: number;
  /** The space for a name, in square degrees. */
  readonly area: number;
}

/** The centroid of a ring, which suits a name better than the centre of its bounding box. */
function middleOf(ring: readonly Position[]): LabelPoint {
  let [twiceArea, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    twiceArea += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  if (twiceArea === 0) return { longitude: ring[0]?.[0] ?? 0, latitude: ring[0]?.[1] ?? 0, area: 0 };
  const scale = 3 * twiceArea;
  return { longitude: x / scale, latitude: y / scale, area: Math.abs(twiceArea) / 2 };
}

/** The position of a state's name: in its largest part. */
export function labelPoint(outerRings: readonly (readonly Position[])[]): LabelPoint {
  const [largest = middleOf([])] = outerRings.map(middleOf).sort((one, other) => other.area - one.area);
  return largest;
}
