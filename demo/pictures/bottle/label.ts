import { lightness } from '../colour';
import { rounded } from '../svg';
import type { LabelJob, LabelStyle, Panel } from './label-design';
import { column, crest, gap, heightOf, rule, words, type Row } from './label-stack';

interface Layout {
  /** The outline of the paper; absent: printed on the glass. */
  readonly form?: 'band' | 'arch';
  /** The space between the edge and the text. */
  readonly margin: number;
  /** Lines in the accent colour: how far inside the edge, and how wide. */
  readonly frames?: readonly (readonly [inset: number, width: number])[];
  /** The share of the height that is a field of the accent colour, with the crest in it. */
  readonly field?: number;
  readonly isLeftAligned?: boolean;
}

const LAYOUTS: Record<LabelStyle, Layout> = {
  classic: { form: 'band', margin: 12, frames: [[5, 1.4], [8, 0.6]] },
  arch: { form: 'arch', margin: 12, frames: [[4.5, 1.6]] },
  block: { form: 'band', margin: 6, field: 0.44 },
  modern: { form: 'band', margin: 13, isLeftAligned: true },
  engraved: { margin: 0 },
};

const BEND = 5;
const LEAST_TITLE = 22;

/** The outline of a label around a bottle: its straight sides bend with the glass. */
function outlineOf(panel: Panel, form: Layout['form'], inset = 0): string {
  const half = panel.half - inset;
  const top = panel.top + inset;
  const bottom = panel.bottom - inset;
  const foot = `V${rounded(bottom)}Q0 ${rounded(bottom + BEND)} ${rounded(-half)} ${rounded(bottom)}Z`;
  if (form !== 'arch') return `M${rounded(-half)} ${rounded(top)}Q0 ${rounded(top + BEND)} ${rounded(half)} ${rounded(top)}${foot}`;
  const rise = Math.min(half * 0.62, (bottom - top) * 0.3);
  return `M${rounded(-half)} ${rounded(top + rise)}C${rounded(-half)} ${rounded(top - rise * 0.3)} ${rounded(half)} ${rounded(top - rise * 0.3)} ${rounded(half)} ${rounded(top + rise)}${foot}`;
}

/** Crest, producer, rule, name, vintage, origin, size. Low labels omit the origin, and the lowest also the crest. */
function rows(job: LabelJob, { form, field, isLeftAligned }: Layout, height: number): readonly Row[] {
  const { ink, accent } = job.design;
  const { producer, title, vintage, origin, measure } = job.text;
  const width = job.panel.half * 1.6;
  const place = isLeftAligned ? ({ x: -width / 2, anchor: 'start' } as const) : {};
  const size = height * (form ? 0.26 : 0.32);
  const mark = field ? [] : [crest(job, accent, size, isLeftAligned ? (size - width) / 2 : 0), gap(3)];
  const name = (room: number) => words(title, width, { fill: ink, largest: 23, height: room, bold: !isLeftAligned, ...place });
  if (job.plain) return [...mark, name(height - heightOf(mark) - 8)];
  const small = (text: string, largest: number) =>
    words(text, width, { fill: ink, largest, height: largest * 1.3, spacing: 0.6, sans: true, ...place });
  const producerLine = words(producer.toUpperCase(), width, { fill: ink, largest: form ? 11 : 16, height: form ? 24 : 40, spacing: 1, ...place });
  const head = [producerLine, gap(2), ...(isLeftAligned ? [] : [rule(width * 0.34, accent)]), gap(1)];
  const year = vintage === undefined ? [] : [words(vintage, width, { fill: accent, largest: 13, height: 15, spacing: 2, ...place })];
  const foot = [...year, small(measure, 5.6)];
  const whole = [...year, small(origin.toUpperCase(), 6.6), small(measure, 5.6)];
  const rest = (parts: readonly Row[]) => height - heightOf(parts) - 8;
  const [start, end] = [[[...mark, ...head], whole] as const, [[...mark, ...head], foot] as const].find(
    (ends) => rest(ends.flat()) >= LEAST_TITLE,
  ) ?? [head, foot];
  const named = [...start, name(rest([...start, ...end]))];
  return [...named, gap(isLeftAligned ? rest([...named, ...end]) : 5), ...end];
}

export function drawLabel(job: LabelJob): string {
  const layout = LAYOUTS[job.design.style];
  const { form, margin, frames = [], field = 0 } = layout;
  const { panel, design } = job;
  const { paper, ink, accent } = design;
  const split = panel.top + (panel.bottom - panel.top) * field;
  const outline = outlineOf(panel, form);
  const lines = frames.map(([inset, width]) => `<path d="${outlineOf(panel, form, inset)}" fill="none" stroke="${accent}" stroke-width="${width}"/>`);
  const upper =
    field === 0
      ? ''
      : `<path d="${outlineOf({ ...panel, bottom: split }, form)}" fill="${accent}"/>` +
        column([crest(job, lightness(accent) > 0.62 ? ink : paper, (split - panel.top) * 0.72)], panel.top + 4, split);
  const text = column(rows(job, layout, panel.bottom - split - margin * 2), split + margin, panel.bottom - margin);
  if (form === undefined) return text;
  return `<path d="${outline}" fill="${paper}"/>${upper}${lines.join('')}${text}<path d="${outline}" fill="url(#p)"/>`;
}
