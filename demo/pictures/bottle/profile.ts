import { n } from '../svg';

type Line = readonly ['L', number, number];
type Curve = readonly ['C', number, number, number, number, number, number];
type Segment = Line | Curve;

/** The right-hand outline of a rotationally symmetric object, from its lip down to the middle of its base. */
export interface Profile {
  readonly start: readonly [number, number];
  readonly segments: readonly Segment[];
}

function endOf(segment: Segment): readonly [number, number] {
  return segment[0] === 'L' ? [segment[1], segment[2]] : [segment[5], segment[6]];
}

function down(profile: Profile, factor: number): string {
  return profile.segments
    .map((s) =>
      s[0] === 'L'
        ? `L${n(s[1] * factor)} ${n(s[2])}`
        : `C${n(s[1] * factor)} ${n(s[2])} ${n(s[3] * factor)} ${n(s[4])} ${n(s[5] * factor)} ${n(s[6])}`,
    )
    .join('');
}

function up(profile: Profile, factor: number): string {
  return profile.segments
    .map((s, index) => {
      const before = profile.segments[index - 1];
      const [x, y] = before === undefined ? profile.start : endOf(before);
      return s[0] === 'L'
        ? `L${n(x * factor)} ${n(y)}`
        : `C${n(s[3] * factor)} ${n(s[4])} ${n(s[1] * factor)} ${n(s[2])} ${n(x * factor)} ${n(y)}`;
    })
    .reverse()
    .join('');
}

/** The whole outline. */
export function outline(profile: Profile): string {
  const [x, y] = profile.start;
  return `M${n(x)} ${n(y)}${down(profile, 1)}${up(profile, -1)}Z`;
}

/** A reflection that follows the glass, between two fractions of its half width. */
export function streak(profile: Profile, from: number, to: number): string {
  const body: Profile = { start: profile.start, segments: profile.segments.slice(0, -2) };
  const [x, y] = profile.start;
  const last = body.segments.at(-1);
  const [endX, endY] = last === undefined ? profile.start : endOf(last);
  return `M${n(x * from)} ${n(y)}${down(body, from)}L${n(endX * to)} ${n(endY)}${up(body, to)}Z`;
}

function pointOn(from: readonly [number, number], curve: Curve, t: number): readonly [number, number] {
  const u = 1 - t;
  const blend = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return [blend(from[0], curve[1], curve[3], curve[5]), blend(from[1], curve[2], curve[4], curve[6])];
}

/** The half width of the glass at a height. */
export function halfWidthAt(profile: Profile, y: number): number {
  let from = profile.start;
  for (const segment of profile.segments) {
    const steps = segment[0] === 'L' ? 1 : 12;
    for (let step = 1; step <= steps; step += 1) {
      const to = segment[0] === 'L' ? endOf(segment) : pointOn(from, segment, step / steps);
      const before = segment[0] === 'L' || step === 1 ? from : pointOn(from, segment, (step - 1) / steps);
      if (y <= to[1] && to[1] > before[1]) {
        return before[0] + ((to[0] - before[0]) * (y - before[1])) / (to[1] - before[1]);
      }
    }
    from = endOf(segment);
  }
  return 0;
}
