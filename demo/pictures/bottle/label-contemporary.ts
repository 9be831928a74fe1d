import { lightness } from '../colour';
import { n } from '../svg';
import { textLine } from '../type-setting';
import type { LabelJob } from './label-design';
import { panelPath } from './label-panel';
import { column, crest, gap, heightOf, rule, small, words, type Row } from './label-stack';

function band(job: LabelJob): string {
  return `<path d="${panelPath(job.room, 'band')}" fill="${job.design.paper}"/>`;
}

function finePrint(job: LabelJob, ink: string, width: number): readonly Row[] {
  if (job.plain) return [];
  const year = job.text.vintage === undefined ? '' : ` · ${job.text.vintage}`;
  return [
    small(`${job.text.origin}${year}`.toUpperCase(), width, ink, 6.6),
    small(job.text.measure, width, ink, 5.6, 0.5),
  ];
}

/** Left-aligned, spacious, with one coloured bar. */
export function drawModernLabel(job: LabelJob): string {
  const { half, top, bottom } = job.room;
  const { ink, accent } = job.design;
  const left = -half * 0.78;
  const width = half * 1.6;
  const title = words(job.text.title, width, {
    fill: ink,
    largest: 24,
    height: (bottom - top) * 0.42,
    x: left,
    anchor: 'start',
  });
  const bar = `<rect x="${n(left)}" y="${n(top + 16)}" width="22" height="4" fill="${accent}"/>`;
  if (job.plain) return band(job) + bar + title.paint(top + 36);
  const producer = words(job.text.producer, width, {
    fill: accent,
    largest: 11,
    height: 26,
    x: left,
    anchor: 'start',
    italic: true,
  });
  const line = (text: string, y: number) =>
    textLine(text, left, y, { size: 6.2, fill: ink, anchor: 'start', sans: true, spacing: 0.5 });
  const mark = `<g transform="translate(${n(half * 0.56)} ${n(bottom - 26)})">${crest(job, accent, 30).paint(-15)}</g>`;
  return (
    band(job) +
    bar +
    producer.paint(top + 27) +
    title.paint(top + 33 + producer.height) +
    line(job.text.vintage ?? job.text.origin, bottom - 22) +
    line(job.text.measure.split(' · ')[0] ?? '', bottom - 12) +
    mark
  );
}

/** No paper: printed on the glass. */
export function drawEngravedLabel(job: LabelJob): string {
  const { half, top, bottom } = job.room;
  const { ink, accent } = job.design;
  const width = half * 1.6;
  const foot = finePrint(job, ink, width);
  const head: readonly Row[] = [crest(job, accent, (bottom - top) * 0.28), gap(6)];
  const producer = words(job.text.producer.toUpperCase(), width, {
    fill: ink,
    largest: 17,
    height: 40,
    spacing: 1.4,
    bold: true,
  });
  const left = bottom - top - heightOf(head) - heightOf(foot) - producer.height - 26;
  const title = words(job.text.title, width, { fill: accent, largest: 17, height: left, italic: true });
  return column(
    [...head, producer, gap(3), rule(width * 0.36, accent), gap(2), title, gap(8), ...foot],
    top,
    bottom,
  );
}

/** Two fields of colour, with an inverted crest in the upper one. */
export function drawBlockLabel(job: LabelJob): string {
  const { half, top, bottom } = job.room;
  const { ink, accent, paper } = job.design;
  const split = top + (bottom - top) * 0.44;
  const width = half * 1.64;
  const upper = panelPath({ half, top, bottom: split }, 'band');
  const onAccent = lightness(accent) > 0.62 ? ink : paper;
  const foot = finePrint(job, ink, width);
  const producer = job.plain
    ? []
    : [words(job.text.producer, width, { fill: ink, largest: 10.5, height: 24, italic: true }), gap(3)];
  const left = bottom - split - heightOf(foot) - heightOf(producer) - 20;
  const title = words(job.text.title, width, { fill: ink, largest: 20, height: left, bold: true });
  return (
    band(job) +
    `<path d="${upper}" fill="${accent}"/>` +
    column([crest(job, onAccent, (split - top) * 0.72)], top + 4, split) +
    column([...producer, title, gap(5), ...foot], split + 8, bottom - 4)
  );
}
