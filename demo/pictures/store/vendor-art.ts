import { MOTIFS, type MotifName } from '../bottle/crest-motifs';
import { svgDocument } from '../svg';
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

/** A vendor's monogram below its motif, with a line inside the outline. */
export function drawVendorLogo({ name, initials, motif, main, accent, mark }: VendorPicture): string {
  const letters = fit(initials, { width: 92, height: 60, largest: 52, spacing: 2 });
  return svgDocument(
    { width: 200, height: 200, title: `${name}, logo` },
    '',
    `<path d="${OUTLINES[mark]}" fill="${main}"/>` +
      `<path d="${OUTLINES[mark]}" transform="translate(10 10)scale(.9)" fill="none" stroke="${accent}" stroke-width="2"/>` +
      `<g transform="translate(100 62)scale(1.15)" fill="${accent}" color="${accent}">${MOTIFS[motif]}</g>` +
      textBlock(letters, 100, 94, { fill: '#fbf8f3', spacing: 2 }),
  );
}
