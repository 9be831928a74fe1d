import { COLOUR_TOKENS } from './colour-tokens';

export type ColourToken = keyof typeof COLOUR_TOKENS;

/** `#rrggbb`, in the light and in the dark theme. */
export type ThemeColours = readonly [light: string, dark: string];

export type Colours = Readonly<Partial<Record<ColourToken, ThemeColours>>>;

type Pairs = readonly (readonly [ColourToken, ColourToken])[];

/** Text and its background. */
const TEXT_PAIRS: Pairs = [
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
];

/** Shapes and the surfaces they are on. */
const SHAPE_PAIRS: Pairs = [
  ['line-strong', 'paper'],
  ['line-strong', 'card'],
  ['line-strong', 'sunken'],
  ['amber', 'card'],
  ['focus', 'paper'],
  ['focus', 'card'],
];

/** The contrast that WCAG 2.2 AA requires of a pair of colours, and what it is. */
export interface PairContrast {
  readonly theme: 'light' | 'dark';
  readonly foreground: readonly [token: ColourToken, colour: string];
  readonly background: readonly [token: ColourToken, colour: string];
  readonly required: number;
  readonly ratio: number;
}

/** Every pair of colours that screens use, with a brand's colours in place of the shop's. */
export function contrasts(own: Colours = {}): PairContrast[] {
  const all = { ...COLOUR_TOKENS, ...own };
  const measured = (pairs: Pairs, required: number) =>
    pairs.flatMap(([foreground, background]) =>
      (['light', 'dark'] as const).map((theme, index): PairContrast => {
        const [upper = '', lower = ''] = [all[foreground][index], all[background][index]];
        const colours = { foreground: [foreground, upper], background: [background, lower] } as const;
        return { theme, ...colours, required, ratio: contrast(upper, lower) };
      }),
    );
  return [...measured(TEXT_PAIRS, 4.5), ...measured(SHAPE_PAIRS, 3)];
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
