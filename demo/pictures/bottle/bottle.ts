import { darken, lighten } from '../colour';
import { n } from '../svg';
import type { BottlePicture } from './bottle-picture';
import { closureRise, drawClosure } from './closure';
import { GLASSES } from './glass';
import { drawLabel } from './label';
import type { LabelJob } from './label-design';
import { halfWidthAt, outline, streak } from './profile';
import { shapeOf, type BottleShape } from './shapes';

export interface Drawn {
  readonly defs: string;
  readonly body: string;
}

type Stop = readonly [offset: number, colour: string, opacity: number];

function stops(list: readonly Stop[]): string {
  const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${short(offset)}" stop-color="${colour}" stop-opacity="${short(opacity)}"/>`,
    )
    .join('');
}

/** Light comes from the left: a gradient for round objects, one for paper, and a highlight. */
function shades(edge: number, flat: boolean): string {
  const round: readonly Stop[] = flat
    ? [
        [0, '#110', edge],
        [0.07, '#110', edge * 0.25],
        [0.1, '#fff', 0.16],
        [0.3, '#fff', 0.05],
        [0.62, '#110', 0.04],
        [0.9, '#110', edge * 0.3],
        [0.93, '#110', edge * 0.85],
        [1, '#110', edge],
      ]
    : [
        [0, '#110', edge],
        [0.1, '#110', edge * 0.45],
        [0.3, '#fff', 0.12],
        [0.5, '#fff', 0],
        [0.74, '#110', edge * 0.2],
        [0.92, '#110', edge * 0.75],
        [1, '#110', edge],
      ];
  return (
    `<linearGradient id="s">${stops(round)}</linearGradient>` +
    `<linearGradient id="p">${stops([
      [0, '#210', 0.34],
      [0.15, '#210', 0.07],
      [0.3, '#fff', 0.22],
      [0.6, '#fff', 0],
      [1, '#210', 0.36],
    ])}</linearGradient>` +
    `<linearGradient id="g" x2="0" y2="1">${stops([
      [0, '#fff', 0.25],
      [0.3, '#fff', 0.7],
      [0.8, '#fff', 0.35],
      [1, '#fff', 0.05],
    ])}</linearGradient>`
  );
}

function liquid(shape: BottleShape, colour: string): string {
  const half = halfWidthAt(shape.profile, shape.fill) * 0.9;
  const base = shape.height - shape.foot;
  const foot =
    shape.foot > 12
      ? `<use href="#o" fill="${colour}" opacity=".22"/><rect x="-90" y="${n(base - 1)}" width="180" height="3" fill="#fff" opacity=".35" clip-path="url(#c)"/>`
      : '';
  return (
    `<clipPath id="l"><rect x="-130" y="${n(shape.fill)}" width="260" height="${n(base - shape.fill)}" rx="9"/></clipPath>${foot}` +
    `<g clip-path="url(#l)"><use href="#o" transform="scale(.94 1)" fill="url(#w)"/></g>` +
    `<ellipse cy="${n(shape.fill)}" rx="${n(half)}" ry="${n(Math.max(1.6, half * 0.05))}" fill="${lighten(colour, 0.4)}" opacity=".8"/>`
  );
}

function glassBody(picture: BottlePicture, shape: BottleShape): string {
  const glass = GLASSES[picture.glass];
  const thick =
    shape.foot > 12 && glass.density < 0.6
      ? `<path d="M${n(-shape.profile.start[0] * 1.6)} ${n(shape.height - shape.foot + 6)}Q0 ${n(shape.height - 2)} ${n(shape.profile.start[0] * 1.6)} ${n(shape.height - shape.foot + 6)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
      : '';
  const inside = glass.density < 0.95 ? liquid(shape, picture.liquid) : '';
  return (
    `<use href="#o" fill="${lighten(glass.tint, 0.3)}" fill-opacity=".45"/>${inside}` +
    `<use href="#o" fill="${glass.tint}" fill-opacity="${glass.density}"/><use href="#o" fill="url(#s)"/>${thick}` +
    `<use href="#o" fill="none" stroke="${darken(glass.tint, 0.55)}" stroke-opacity=".55"/>`
  );
}

function labelJob(picture: BottlePicture, shape: BottleShape, plain: boolean): LabelJob {
  const [top, bottom] = shape.label;
  const reach = Math.min(halfWidthAt(shape.profile, top + 20), halfWidthAt(shape.profile, bottom - 4));
  const inset = picture.shape === 'can' || picture.label.style === 'engraved' ? 1 : 0.94;
  return {
    design: picture.label,
    text: picture.text,
    crest: picture.crest,
    room: { half: reach * inset, top, bottom },
    plain,
  };
}

function canBody(picture: BottlePicture): string {
  return (
    `<use href="#o" fill="#c9cac7"/><clipPath id="l"><rect x="-80" y="26" width="160" height="306"/></clipPath>` +
    `<use href="#o" fill="${picture.label.paper}" clip-path="url(#l)"/>`
  );
}

/** A bottle or can in its own coordinates: axis at 0, lip at 0. */
export function drawBottle(picture: BottlePicture, plain = false): Drawn {
  const shape = shapeOf(picture.shape);
  const can = picture.shape === 'can';
  const edge = can ? 0.5 : GLASSES[picture.glass].edge;
  const job = labelJob(picture, shape, plain);
  const bounds = `<clipPath id="c"><use href="#o"/></clipPath>`;
  const defs =
    `<path id="o" d="${outline(shape.profile)}"/>${bounds}${shades(edge, shape.flat ?? false)}` +
    `<linearGradient id="w"><stop stop-color="${darken(picture.liquid, 0.3)}"/><stop offset=".34" stop-color="${lighten(picture.liquid, 0.12)}"/>` +
    `<stop offset=".7" stop-color="${picture.liquid}"/><stop offset="1" stop-color="${darken(picture.liquid, 0.36)}"/></linearGradient>`;
  const paper = picture.label.style === 'engraved' || can ? '' : labelShade(job);
  const label = `<g clip-path="url(#c)">${drawLabel(job)}${paper}</g>`;
  const over = can ? `<use href="#o" fill="url(#s)"/>` : '';
  const gleam =
    `<path d="${streak(shape.profile, -0.84, -0.7)}" fill="url(#g)" opacity=".${can ? 3 : 5}"/>` +
    `<path d="${streak(shape.profile, 0.86, 0.93)}" fill="url(#g)" opacity=".35"/>`;
  const vessel = can ? canBody(picture) : glassBody(picture, shape);
  return {
    defs,
    body: vessel + label + over + gleam + drawClosure(picture.closure, shape, picture.closureColour),
  };
}

function labelShade(job: LabelJob): string {
  const { half, top, bottom } = job.room;
  const isArch = job.design.style === 'arch';
  const y = isArch ? top + 8 : top;
  return `<rect x="${n(-half)}" y="${n(y)}" width="${n(half * 2)}" height="${n(bottom - y)}" fill="url(#p)" opacity="${isArch ? 0.8 : 1}"/>`;
}

/** The top of a bottle's closure, above its lip. */
export function fullHeight(picture: BottlePicture): number {
  return shapeOf(picture.shape).height + closureRise(picture.closure);
}
