import { escapeMarkup } from '../../backend/src/adapters/http/escape-markup';
/** SVG helpers that every drawing uses. */

/** A number with as few digits as are visible. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DocumentFrame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly viewBox?: ViewBox;
}

/** A whole file with a fixed size, so that no page shifts when it loads. */
export function svgDocument(frame: DocumentFrame, defs: string, body: string): string {
  const view = frame.viewBox ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  const box = [view.x, view.y, view.width, view.height].map(n).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(frame.width)}" height="${n(frame.height)}" viewBox="${box}" ` +
    `font-family="Georgia,'Times New Roman',serif"><title>${escapeMarkup(frame.title)}</title>` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}

export function at(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1) parts.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return `<g transform="${parts.join('')}">${body}</g>`;
}
