import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'src/ui/shared/tokens.css'), 'utf8');

/** Every colour token, in the light (0) and the dark (1) theme. */
const colours = new Map(
  [...css.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]],
  ),
);

const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['muted', 'sunken'],
  ['muted', 'tile'],
  ['bottle', 'paper'],
  ['bottle', 'card'],
  ['bottle', 'bottle-tint'],
  ['bottle-active', 'paper'],
  ['on-bottle', 'bottle'],
  ['on-bottle', 'bottle-hover'],
  ['on-bottle', 'bottle-active'],
  ['on-cellar', 'cellar'],
  ['on-cellar-muted', 'cellar'],
  ['petal', 'paper'],
  ['petal-ink', 'petal-tint'],
  ['petal-ink', 'card'],
  ['amber-ink', 'amber-tint'],
  ['success', 'success-tint'],
  ['failure', 'failure-tint'],
  ['failure', 'paper'],
  ['failure', 'card'],
  ['on-failure', 'failure'],
  ['on-solid', 'success-solid'],
  ['on-solid', 'failure-solid'],
  ['muted', 'bottle-tint'],
] as const;

const SHAPE_PAIRS = [
  ['line-strong', 'paper'],
  ['line-strong', 'card'],
  ['line-strong', 'sunken'],
  ['amber', 'card'],
  ['focus', 'paper'],
  ['focus', 'card'],
] as const;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_theme, index) => {
  test.each(TEXT_PAIRS)('text in %s on %s meets WCAG AA', (ink, ground) => {
    expect(contrast(colour(ink, index), colour(ground, index))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)('shapes in %s on %s can be told apart', (shape, ground) => {
    expect(contrast(colour(shape, index), colour(ground, index))).toBeGreaterThanOrEqual(3);
  });
});

function colour(name: string, index: 0 | 1): string {
  const value = colours.get(name)?.[index];
  if (!value) throw new Error(`No colour token --${name}`);
  return value;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
