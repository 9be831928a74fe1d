import { escapeMarkup } from '../../server/escape-markup';
import { rounded } from './svg';

const NARROW = new Set([..."iljtfr.,:;'|!()I·-"]);
const WIDE = new Set([...'mwMWGOQ&@']);

/** A generous estimate (Georgia is the widest font of the stack). */
export function widthOf(text: string, size: number, spacing = 0): number {
  let em = 0;
  for (const letter of text) {
    if (letter === ' ') em += 0.26;
    else if (NARROW.has(letter)) em += 0.37;
    else if (WIDE.has(letter)) em += 0.86;
    else em += letter === letter.toLowerCase() ? 0.53 : 0.7;
  }
  return em * size + spacing * Math.max(0, [...text].length - 1);
}

function wrap(text: string, size: number, maxWidth: number, spacing: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, size, spacing) <= maxWidth) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly spacing?: number;
  readonly leading?: number;
}

/** The largest font size, on as few lines as possible, that fits into the box. */
export function fit(text: string, room: TextBox): FittedText {
  const spacing = room.spacing ?? 0;
  const leading = room.leading ?? 1.12;
  for (let size = room.largest; size > 4; size -= 0.5) {
    const lines = wrap(text, size, room.width, spacing);
    const widest = Math.max(...lines.map((line) => widthOf(line, size, spacing)));
    const height = lines.length * size * leading;
    if (widest <= room.width && height <= room.height) return { lines, size, height };
  }
  return { lines: [text], size: 4, height: 4 * leading };
}

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle';
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly sans?: boolean;
  readonly spacing?: number;
}

/** One line of text, its baseline at `y`. */
function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const anchor = style.anchor ?? 'middle';
  const extras =
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (style.bold ? ' font-weight="700"' : '') +
    (style.italic ? ' font-style="italic"' : '') +
    (style.sans ? ' font-family="Helvetica,Arial,sans-serif"' : '') +
    (style.spacing ? ` letter-spacing="${rounded(style.spacing)}"` : '');
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(style.size)}" fill="${style.fill}"${extras}>${escapeMarkup(text)}</text>`;
}

/** Several lines, the first one's top at `y`. */
export function textBlock(fitted: FittedText, x: number, y: number, style: Omit<TextStyle, 'size'>): string {
  const step = fitted.height / fitted.lines.length;
  return fitted.lines
    .map((line, index) =>
      textLine(line, x, y + step * index + fitted.size * 0.88, { ...style, size: fitted.size }),
    )
    .join('');
}
