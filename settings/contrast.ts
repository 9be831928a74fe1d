import { COLOUR_TOKENS } from './colour-tokens';

export type ColourToken = keyof typeof COLOUR_TOKENS;

/** `#rrggbb`, in the light and in the dark theme. */
export type ThemeColours = readonly [light: string, dark: string];

export type Colours = Readonly<Partial<Record<ColourToken, ThemeColours>>>;

type Pairs = readonly (readonly [ColourToken, ColourToken])[];

/** Text and its background. */
const TEXT_PAIRS: Pairs = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'surface-sunken'],
  ['text-muted', 'background'],
  ['text-muted', 'surface'],
  ['text-muted', 'surface-sunken'],
  ['text-muted', 'surface-picture'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'primary-tint'],
  ['primary-active', 'background'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-primary-dark', 'primary-dark'],
  ['on-primary-dark-muted', 'primary-dark'],
  ['accent', 'background'],
  ['accent-text', 'accent-tint'],
  ['accent-text', 'surface'],
  ['warning', 'warning-tint'],
  ['success', 'success-tint'],
  ['failure', 'failure-tint'],
  ['failure', 'background'],
  ['failure', 'surface'],
  ['on-failure', 'failure'],
  ['on-solid', 'success-solid'],
  ['on-solid', 'failure-solid'],
  ['text-muted', 'primary-tint'],
];

/** Shapes and the surfaces they are on. */
const SHAPE_PAIRS: Pairs = [
  ['border-strong', 'background'],
  ['border-strong', 'surface'],
  ['border-strong', 'surface-sunken'],
  ['rating', 'surface'],
  ['focus', 'background'],
  ['focus', 'surface'],
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
