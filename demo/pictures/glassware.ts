import type { Drawn } from './bottle/bottle';
import { halfWidthAt, heightOf, outline, profile, streak, widestOf, type Profile } from './bottle/profile';
import { shadow } from './backdrop';
import { lighten } from './colour';
import { at, rounded } from './svg';

interface Glass {
  readonly form: Profile;
  /** Where the drink begins and ends. */
  readonly drink: readonly [top: number, bottom: number];
  /** What floats in it. */
  readonly top?: string;
}

const ICE = '<path d="M-30 -4l26 -10 14 24 -26 12zM6 8l24 -8 8 22 -24 10z" fill="#fff" opacity=".45" stroke="#fff" stroke-opacity=".7"/>';
const FOAM = '<path d="M-38 0h0M-14 -8h0M14 -8h0M38 0h0M0 4h0" stroke="#fff8e6" stroke-width="34" stroke-linecap="round"/>';

const GLASSES = {
  goblet: { form: profile('M46 0C70 86 34 118 3 122L3 226C4 234 46 232 46 240L0 240'), drink: [54, 119] },
  flute: { form: profile('M22 0C24 100 15 144 2 146L2 226C4 232 30 231 30 238L0 238'), drink: [36, 143] },
  tumbler: { form: profile('M52 0L45 112C44 120 42 122 36 122L0 122'), drink: [50, 108], top: ICE },
  highball: { form: profile('M42 0L37 196C36 202 34 204 30 204L0 204'), drink: [38, 194], top: ICE },
  pint: { form: profile('M56 0L39 190C38 196 36 198 30 198L0 198'), drink: [12, 188], top: FOAM },
  decanter: { form: profile('M30 0L22 20L22 100C22 150 130 230 130 330C130 350 126 360 112 360L0 360'), drink: [262, 350] },
} satisfies Record<string, Glass>;

export type GlasswareName = keyof typeof GLASSES;

/** A glass, standing at 0 0; empty without a drink. */
export function drawGlass(name: GlasswareName, drink?: string): Drawn {
  const { form, drink: [top, bottom], top: floating = '' }: Glass = GLASSES[name];
  const height = heightOf(form);
  const full =
    drink === undefined
      ? ''
      : `<g clip-path="url(#gc)"><use href="#gl" transform="scale(.94 1)" fill="${drink}" opacity=".9"/></g>` +
        `<ellipse cy="${top}" rx="${rounded(halfWidthAt(form, top) * 0.94)}" ry="4" fill="${lighten(drink, 0.25)}"/>${at(0, top, floating)}`;
  return {
    defs: `<path id="gl" d="${outline(form)}"/><clipPath id="gc"><rect x="-140" y="${top}" width="280" height="${bottom - top}" rx="5"/></clipPath>`,
    body:
      shadow(0, 0, widestOf(form)) +
      at(
        0,
        -height,
        `<use href="#gl" fill="#eef3f0" fill-opacity=".3"/>${full}<use href="#gl" fill="none" stroke="#98a19c" stroke-opacity=".75" stroke-width="1.5"/>` +
          `<path d="${streak(form, -0.8, -0.68)}" fill="#fff" opacity=".5"/>`,
      ),
  };
}
