import { MOTIFS, type MotifName } from '../bottle/crest-motifs';
import { escapeMarkup } from '../../../server/escape-markup';
import { rounded, svgDocument } from '../svg';
import { fit, textBlock } from '../type-setting';

export interface VendorPicture {
  readonly name: string;
  readonly initials: string;
  readonly motif: MotifName;
  readonly main: string;
  readonly accent: string;
  readonly mark: 'seal' | 'shield' | 'square';
}

/** Outlines of a mark, in a square of 200. */
const OUTLINES: Record<VendorPicture['mark'], string> = {
  seal: 'M6 100A94 94 0 0 1 194 100A94 94 0 0 1 6 100Z',
  shield: 'M16 12H184V104C184 150 138 180 100 194C62 180 16 150 16 104Z',
  square: 'M34 8H166A26 26 0 0 1 192 34V166A26 26 0 0 1 166 192H34A26 26 0 0 1 8 166V34A26 26 0 0 1 34 8Z',
};

/** The outline, with a line inside it. */
function markEdge({ mark, main, accent }: VendorPicture): string {
  const inside = (scale: number) =>
    `<path d="${OUTLINES[mark]}" transform="translate(100 100)scale(${scale})translate(-100 -100)" fill="none" stroke="${accent}" stroke-width="2"/>`;
  return `<path d="${OUTLINES[mark]}" fill="${main}"/>${inside(0.9)}${mark === 'seal' ? inside(0.66) : ''}`;
}

function ringText(picture: VendorPicture): string {
  const text = picture.name.toUpperCase();
  const size = Math.min(15, (Math.PI * 1.55 * 69) / (text.length * 0.86));
  return `<path id="r" d="M45.4 142.2A69 69 0 1 1 154.6 142.2" fill="none"/><text font-size="${rounded(size)}" letter-spacing="${rounded(size * 0.14)}" fill="${picture.accent}" text-anchor="middle" font-family="Helvetica,Arial,sans-serif"><textPath href="#r" startOffset="50%">${escapeMarkup(text)}</textPath></text>`;
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
