import { darken, lighten } from '../colour';
import { heightOf, lipOf, outline, profile } from '../bottle/profile';

const PROFILES = {
  cylinder: profile('M62 0L58 168C58 178 52 182 44 182L0 182'),
  bowl: profile('M54 0C60 20 96 40 96 96C96 150 70 172 50 176L0 176'),
  urn: profile('M58 0C50 24 44 30 54 52C84 74 92 110 70 152C60 168 52 172 50 184L0 184'),
  pot: profile('M76 0L76 22L70 26L58 150C57 156 54 158 48 158L0 158'),
  bucket: profile('M112 0L110 10L84 178C82 186 78 188 70 188L0 188'),
};

export interface VaseDesign {
  readonly shape: keyof typeof PROFILES;
  readonly material: 'glass' | 'glaze';
  readonly colour: string;
}

export const vaseHeight = (design: VaseDesign): number => heightOf(PROFILES[design.shape]);

export function vaseDefs(design: VaseDesign): string {
  return (
    `<path id="va" d="${outline(PROFILES[design.shape])}"/><clipPath id="vc"><use href="#va"/></clipPath>` +
    `<linearGradient id="vs"><stop stop-color="#1a1208" stop-opacity=".42"/><stop offset=".26" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity=".5"/></linearGradient>`
  );
}

const STEMS =
  '<path d="M-26 -20L18 190M-10 -20L-30 190M6 -20L34 190M24 -20L-8 190M-40 -20L2 190M38 -20L10 190" stroke="#5d7a48" stroke-width="5" opacity=".75" clip-path="url(#vc)"/>';

/** A vase in its own coordinates: axis and rim at 0. Stems are visible through glass. */
export function drawVase(design: VaseDesign): string {
  const rim = lipOf(PROFILES[design.shape]);
  const { colour } = design;
  const edge = `<ellipse rx="${rim}" ry="6" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2" opacity=".6"/>`;
  if (design.material === 'glaze') {
    return `<use href="#va" fill="${colour}"/><use href="#va" fill="url(#vs)"/><ellipse rx="${rim}" ry="6" fill="${darken(colour, 0.45)}"/>`;
  }
  return (
    `<use href="#va" fill="${lighten(colour, 0.5)}" opacity=".35"/>${STEMS}` +
    `<rect x="-110" y="46" width="220" height="150" fill="${lighten(colour, 0.3)}" opacity=".4" clip-path="url(#vc)"/>` +
    `<use href="#va" fill="url(#vs)" opacity=".6"/><use href="#va" fill="none" stroke="${darken(colour, 0.35)}" stroke-opacity=".5"/>${edge}` +
    `<path d="M-42 16C-46 70 -46 120 -40 160" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5" fill="none"/>`
  );
}
