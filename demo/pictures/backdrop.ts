import { mix } from './colour';
import { rounded } from './svg';

const TONE = '#F3EEE6';

export const SHADOW_DEFS =
  '<radialGradient id="sh"><stop stop-color="#2b1d0e" stop-opacity=".5"/><stop offset=".55" stop-color="#2b1d0e" stop-opacity=".2"/><stop offset="1" stop-color="#2b1d0e" stop-opacity="0"/></radialGradient>';

/** A paper background for a product: light from the upper left, a faint table. */
export const BACKDROP_DEFS =
  `<radialGradient id="bg" cx=".36" cy=".28" r=".95"><stop stop-color="${mix(TONE, '#ffffff', 0.72)}"/><stop offset=".6" stop-color="${TONE}"/>` +
  `<stop offset="1" stop-color="${mix(TONE, '#b79f80', 0.34)}"/></radialGradient>` +
  `<linearGradient id="fl" x2="0" y2="1"><stop stop-color="${mix(TONE, '#b39a78', 0.24)}"/><stop offset="1" stop-color="${mix(TONE, '#ffffff', 0.35)}"/></linearGradient>${SHADOW_DEFS}`;

export const BACKDROP =
  '<rect width="480" height="600" fill="url(#bg)"/><rect y="470" width="480" height="130" fill="url(#fl)" opacity=".7"/>';

/** A soft shadow below an object, falling to the right. */
export function shadow(x: number, y: number, half: number): string {
  return (
    `<ellipse cx="${rounded(x + half * 0.5)}" cy="${rounded(y - 1)}" rx="${rounded(half * 1.7)}" ry="${rounded(half * 0.19 + 4)}" fill="url(#sh)" opacity=".65"/>` +
    `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(half * 1.12)}" ry="${rounded(half * 0.1 + 3)}" fill="url(#sh)"/>`
  );
}
