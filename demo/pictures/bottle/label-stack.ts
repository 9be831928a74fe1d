import { at, rounded } from '../svg';
import { fit, textBlock, type TextBox, type TextStyle } from '../type-setting';
import { drawCrest } from './crest';
import type { LabelJob } from './label-design';

/** A row of a label: it has a height and draws itself from its top edge. */
export interface Row {
  readonly height: number;
  readonly paint: (top: number) => string;
}

type WordStyle = Omit<TextBox, 'width'> & Omit<TextStyle, 'size'> & { readonly x?: number };

export function words(text: string, width: number, { largest, height, x = 0, ...look }: WordStyle): Row {
  const set = fit(text, { width, height, largest, spacing: look.spacing });
  return { height: set.height, paint: (top) => textBlock(set, x, top, look) };
}

export function rule(half: number, colour: string): Row {
  return {
    height: 7,
    paint: (top) =>
      `<path d="M${rounded(-half)} ${rounded(top + 3.5)}H-4M4 ${rounded(top + 3.5)}H${rounded(half)}" stroke="${colour}" stroke-width=".9"/>` +
      `<path d="M0 ${rounded(top + 1)}l2.5 2.5 -2.5 2.5 -2.5 -2.5z" fill="${colour}"/>`,
  };
}

export function crest(job: LabelJob, ink: string, size: number, x = 0): Row {
  return { height: size + 3, paint: (top) => at(x, top + size / 2, drawCrest(job.crest, ink, size)) };
}

export function gap(height: number): Row {
  return { height, paint: () => '' };
}

export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** Stacks rows, vertically centred in the available space. */
export function column(rows: readonly Row[], top: number, bottom: number): string {
  let y = top + Math.max(0, (bottom - top - heightOf(rows)) / 2);
  return rows
    .map((row) => {
      const art = row.paint(y);
      y += row.height;
      return art;
    })
    .join('');
}
