import type { LabelJob } from './label-design';
import { panelPath, type PanelForm } from './label-panel';
import { column, crest, gap, heightOf, rule, small, words, type Row } from './label-stack';

function sheet(job: LabelJob, form: PanelForm, frames: string): string {
  const path = panelPath(job.room, form);
  return `<path d="${path}" fill="${job.design.paper}"/>${frames}`;
}

function frame(job: LabelJob, form: PanelForm, inset: number, width: number): string {
  return `<path d="${panelPath(job.room, form, inset)}" fill="none" stroke="${job.design.accent}" stroke-width="${width}"/>`;
}

const LEAST_TITLE = 22;

function foot(job: LabelJob, width: number, spare: boolean): readonly Row[] {
  const { ink, accent } = job.design;
  const { vintage, origin, measure } = job.text;
  return [
    ...(vintage === undefined
      ? []
      : [words(vintage, width, { fill: accent, largest: 13, height: 15, spacing: 2 })]),
    ...(spare ? [small(origin.toUpperCase(), width, ink, 6.6)] : []),
    small(measure, width * 0.94, ink, 5.6, 0.5),
  ];
}

/** The rows that traditional labels share: crest, producer, rule, name, vintage, origin, size. */
function rows(job: LabelJob, crestSize: number, room: number): readonly Row[] {
  const { ink, accent } = job.design;
  const width = job.room.half * 1.62;
  if (job.plain)
    return [
      crest(job, accent, crestSize),
      gap(4),
      words(job.text.title, width, { fill: ink, largest: 24, height: room - crestSize - 12, bold: true }),
    ];
  const mark = crest(job, accent, crestSize);
  const producer = words(job.text.producer.toUpperCase(), width, {
    fill: ink,
    largest: 11,
    height: 24,
    spacing: 1,
  });
  const head: readonly Row[] = [gap(3), producer, gap(2), rule(width * 0.34, accent), gap(1)];
  const roomFor = (parts: readonly Row[]) => room - heightOf(parts) - 8;
  const full = foot(job, width, true);
  const spare = roomFor([mark, ...head, ...full]) >= LEAST_TITLE;
  const end = spare ? full : foot(job, width, false);
  const start = roomFor([mark, ...head, ...end]) >= LEAST_TITLE ? [mark, ...head] : head;
  const title = words(job.text.title, width, {
    fill: ink,
    largest: 22,
    height: roomFor([...start, ...end]),
    bold: true,
  });
  return [...start, title, gap(4), ...end];
}

export function drawClassicLabel(job: LabelJob): string {
  const { top, bottom } = job.room;
  const height = bottom - top;
  const edge = frame(job, 'band', 5, 1.4) + (job.plain ? '' : frame(job, 'band', 8, 0.6));
  return sheet(job, 'band', edge) + column(rows(job, height * 0.24, height - 24), top + 13, bottom - 9);
}

export function drawArchLabel(job: LabelJob): string {
  const { top, bottom } = job.room;
  const height = bottom - top;
  return (
    sheet(job, 'arch', frame(job, 'arch', 4.5, 1.6)) +
    column(rows(job, height * 0.25, height - 24), top + 15, bottom - 8)
  );
}
