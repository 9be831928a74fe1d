import { escapeMarkup } from '../../server/escape-markup';
/** SVG helpers that every drawing uses. */

/** A number with as few digits as are visible. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

interface DocumentFrame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly viewBox?: ViewBox;
}

/** A whole file with a fixed size, so that no page shifts when it loads. */
export function svgDocument({ width, height, title, viewBox = [0, 0, width, height] }: DocumentFrame, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${rounded(width)}" height="${rounded(height)}" viewBox="${viewBox.map(rounded).join(' ')}" ` +
    `font-family="Georgia,'Times New Roman',serif"><title>${escapeMarkup(title)}</title><defs>${defs}</defs>${body}</svg>`
  );
}

/** A drawing at another place and size. */
export function at(x: number, y: number, body: string, scale = 1): string {
  const sized = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${sized}">${body}</g>`;
}
