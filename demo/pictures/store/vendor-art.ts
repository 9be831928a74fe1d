import { MOTIFS, type MotifName } from '../bottle/crest-motifs';
import { darken, lighten } from '../colour';
import { escapeMarkup } from '../../../backend/src/adapters/http/escape-markup';
import { n, svgDocument } from '../svg';
import { fit, textBlock, textLine } from '../type-setting';

export interface VendorPicture {
  readonly name: string;
  readonly initials: string;
  readonly motif: MotifName;
  readonly main: string;
  readonly accent: string;
  readonly mark: 'seal' | 'shield' | 'square';
}

function markEdge(picture: VendorPicture): string {
  const { main, accent } = picture;
  if (picture.mark === 'square')
    return `<rect x="8" y="8" width="184" height="184" rx="26" fill="${main}"/><rect x="18" y="18" width="164" height="164" rx="19" fill="none" stroke="${accent}" stroke-width="2.5"/>`;
  if (picture.mark === 'shield')
    return `<path d="M16 12H184V104C184 150 138 180 100 194C62 180 16 150 16 104Z" fill="${main}"/><path d="M26 22H174V104C174 143 134 170 100 183C66 170 26 143 26 104Z" fill="none" stroke="${accent}" stroke-width="2.5"/>`;
  return `<circle cx="100" cy="100" r="94" fill="${main}"/><circle cx="100" cy="100" r="86" fill="none" stroke="${accent}" stroke-width="2"/><circle cx="100" cy="100" r="62" fill="none" stroke="${accent}"/>`;
}

function ringText(picture: VendorPicture): string {
  const text = picture.name.toUpperCase();
  const size = Math.min(15, (Math.PI * 1.55 * 69) / (text.length * 0.86));
  return `<path id="r" d="M45.4 142.2A69 69 0 1 1 154.6 142.2" fill="none"/><text font-size="${n(size)}" letter-spacing="${n(size * 0.14)}" fill="${picture.accent}" text-anchor="middle" font-family="Helvetica,Arial,sans-serif"><textPath href="#r" startOffset="50%">${escapeMarkup(text)}</textPath></text>`;
}

/** A vendor's monogram with its motif. */
export function drawVendorLogo(picture: VendorPicture): string {
  const { accent } = picture;
  const ring = picture.mark === 'seal' ? ringText(picture) : '';
  const device = `<g transform="translate(100 ${picture.mark === 'seal' ? 74 : 62})scale(1.15)" fill="${accent}" color="${accent}">${MOTIFS[picture.motif]}</g>`;
  const letters = fit(picture.initials, {
    width: 92,
    height: 60,
    largest: picture.mark === 'seal' ? 40 : 52,
    spacing: 2,
  });
  return svgDocument(
    { width: 200, height: 200, title: `${picture.name}, logo` },
    '',
    markEdge(picture) +
      ring +
      device +
      textBlock(letters, 100, picture.mark === 'seal' ? 100 : 94, { fill: '#fbf8f3', spacing: 2 }),
  );
}

function bottleRow(x: number, y: number, tints: readonly string[]): string {
  return tints
    .map(
      (tint, i) =>
        `<path d="M${x + i * 26} ${y}v-22c0 -10 6 -8 6 -20v-12h6v12c0 12 6 10 6 20v22z" fill="${tint}"/><path d="M${x + 1 + i * 26} ${y - 6}h16v-12h-16z" fill="#f4ead4"/>`,
    )
    .join('');
}

function windowArt(x: number, main: string): string {
  const tints = ['#2c3a22', '#5a2c0e', '#a4501a', '#6b6a2c', '#1a1714', '#b83b5e', '#2d6e70'];
  return (
    `<rect x="${x}" y="150" width="230" height="150" fill="#f6e3b4"/><rect x="${x}" y="150" width="230" height="150" fill="url(#wg)"/>` +
    `<path d="M${x} 226h230M${x} 292h230" stroke="#7a5a36" stroke-width="6"/>${bottleRow(x + 20, 223, tints)}${bottleRow(x + 34, 289, [...tints].reverse())}` +
    `<rect x="${x}" y="150" width="230" height="150" fill="none" stroke="${darken(main, 0.25)}" stroke-width="10"/><path d="M${x + 115} 150V300" stroke="${darken(main, 0.25)}" stroke-width="6"/><path d="M${x + 20} 290L${x + 90} 156H${x + 124}L${x + 54} 290Z" fill="#fff" opacity=".16"/>`
  );
}

function awning(main: string, accent: string): string {
  return (
    Array.from(
      { length: 16 },
      (_, i) =>
        `<path d="M${100 + i * 47.5} 112h47.5v34a23.7 23.7 0 0 1 -47.5 0z" fill="${i % 2 ? '#fbf8f3' : accent}"/>`,
    ).join('') + `<path d="M96 104H864V116H96Z" fill="${darken(main, 0.3)}"/>`
  );
}

function planter(x: number, bloom: string): string {
  const heads = Array.from({ length: 9 }, (_, i) => `M${x + 8 + i * 11} ${304 - (i % 3) * 9}h0`).join('');
  return `<path d="${heads}" stroke="#5d7a48" stroke-width="24" stroke-linecap="round"/><path d="${heads}" stroke="${bloom}" stroke-width="12" stroke-linecap="round"/><rect x="${x}" y="308" width="104" height="34" rx="3" fill="#7a5a36"/>`;
}

/** A shop front at dusk: the picture at the top of a vendor's page. */
export function drawStorefront(picture: VendorPicture): string {
  const { main, accent, name } = picture;
  const sign = fit(name, { width: 560, height: 44, largest: 34, spacing: 2 });
  const door = `<rect x="418" y="150" width="124" height="192" fill="${darken(main, 0.35)}"/><rect x="434" y="166" width="92" height="110" fill="#f6e3b4"/><rect x="434" y="166" width="92" height="110" fill="url(#wg)"/><circle cx="528" cy="252" r="5" fill="#c9a24a"/>${textLine('OPEN', 480, 226, { size: 18, fill: darken(main, 0.2), sans: true, spacing: 2, bold: true })}`;
  const body =
    `<rect width="960" height="360" fill="${lighten(main, 0.78)}"/><rect x="60" y="26" width="840" height="316" fill="${lighten(main, 0.3)}"/><rect x="80" y="40" width="800" height="302" fill="${main}"/>` +
    `<rect x="120" y="48" width="720" height="54" rx="4" fill="${darken(main, 0.3)}"/>${textBlock(sign, 480, 56 + (38 - sign.height) / 2, { fill: '#f3e3bd', spacing: 2 })}` +
    `${windowArt(140, main)}${windowArt(590, main)}${door}${awning(main, accent)}${planter(150, '#d9708a')}${planter(252, '#f0b323')}${planter(604, '#f6e3d6')}${planter(706, '#b83b5e')}` +
    '<rect y="340" width="960" height="20" fill="#cfc3b0"/><path d="M0 341H960" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>';
  const defs =
    '<radialGradient id="wg" cy=".3"><stop stop-color="#fff6d8"/><stop offset="1" stop-color="#d9a85a" stop-opacity=".5"/></radialGradient>';
  return svgDocument({ width: 960, height: 360, title: `${name}, shop front` }, defs, body);
}
