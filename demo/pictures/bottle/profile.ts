import { rounded } from '../svg';

type Point = readonly [x: number, y: number];

/** A line or a curve: its handles, if any, and its end. */
interface Segment {
  readonly command: string;
  readonly from: Point;
  readonly points: readonly Point[];
}

/** The right-hand outline of a rotationally symmetric object, from its lip down to the middle of its base. */
export type Profile = readonly Segment[];

/** Reads SVG path data of absolute moves, lines and curves. */
export function profile(data: string): Profile {
  let from: Point = [0, 0];
  return [...data.matchAll(/([MLC])([^MLC]+)/g)].flatMap(([, command = '', coordinates = '']) => {
    const numbers = coordinates.trim().split(' ').map(Number);
    const points = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
    const segment = { command, from, points };
    from = endOf(segment);
    return command === 'M' ? [] : [segment];
  });
}

const endOf = ({ points, from }: Segment): Point => points.at(-1) ?? from;

const spelled = (command: string, points: readonly Point[], factor: number) =>
  command + points.map(([x, y]) => `${rounded(x * factor)} ${rounded(y)}`).join(' ');

const down = (segments: Profile, factor: number) =>
  segments.map(({ command, points }) => spelled(command, points, factor)).join('');

const up = (segments: Profile, factor: number) =>
  segments
    .map(({ command, from, points }) => spelled(command, [...points.slice(0, -1).reverse(), from], factor))
    .reverse()
    .join('');

const start = ([first]: Profile): Point => first?.from ?? [0, 0];

/** The whole outline. */
export function outline(segments: Profile): string {
  return `${spelled('M', [start(segments)], 1)}${down(segments, 1)}${up(segments, -1)}Z`;
}

/** A reflection that follows the glass, between two fractions of its half width. */
export function streak(segments: Profile, from: number, to: number): string {
  const body = segments.slice(0, -2);
  const end = body.slice(-1).map(endOf);
  return `${spelled('M', [start(body)], from)}${down(body, from)}${spelled('L', end, to)}${up(body, to)}Z`;
}

/** The half width at the lip. */
export const lipOf = (segments: Profile): number => start(segments)[0];

export const widestOf = (segments: Profile): number => Math.max(...segments.map((segment) => endOf(segment)[0]));

export const heightOf = (segments: Profile): number => segments.slice(-1).map(endOf)[0]?.[1] ?? 0;

/** A point of a line or a curve, by de Casteljau. */
function pointAt(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const closer = rest.map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return pointAt(closer, t);
}

const STEPS = 12;

/** The half width of the glass at a height. */
export function halfWidthAt(segments: Profile, y: number): number {
  for (const { from, points } of segments) {
    let before = from;
    for (let step = 1; step <= STEPS; step += 1) {
      const to = pointAt([from, ...points], step / STEPS);
      if (y <= to[1] && to[1] > before[1])
        return before[0] + ((to[0] - before[0]) * (y - before[1])) / (to[1] - before[1]);
      before = to;
    }
  }
  return 0;
}
