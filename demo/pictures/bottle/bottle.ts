import { darken, lighten } from '../colour';
import { rounded } from '../svg';
import { closureRise, drawClosure, type ClosureName } from './closure';
import type { CrestDesign } from './crest';
import { GLASSES, type GlassName } from './glass';
import { drawLabel } from './label';
import type { LabelDesign, LabelText, Panel } from './label-design';
import { halfWidthAt, lipOf, outline, streak } from './profile';
import { SHAPES, type BottleShape, type ShapeName } from './shapes';

/** Everything that a bottle is drawn from. */
export interface BottlePicture {
  readonly kind: 'bottle';
  readonly shape: ShapeName;
  readonly glass: GlassName;
  readonly liquid: string;
  readonly closure: ClosureName;
  readonly closureColour: string;
  readonly label: LabelDesign;
  readonly crest: CrestDesign;
  readonly text: LabelText;
}

export interface Drawn {
  readonly defs: string;
  readonly body: string;
}

type Stop = readonly [offset: number, colour: string, opacity: number];

const DARK = '#110';

/** Light from the left on round and on flat glass; the dark stops are shares of how strongly the edges darken. */
const ROUND: readonly Stop[] = [[0, DARK, 1], [0.1, DARK, 0.45], [0.3, '#fff', 0.12], [0.5, '#fff', 0], [0.74, DARK, 0.2], [0.92, DARK, 0.75], [1, DARK, 1]];
const FLAT: readonly Stop[] = [[0, DARK, 1], [0.07, DARK, 0.25], [0.1, '#fff', 0.16], [0.3, '#fff', 0.05], [0.62, DARK, 0.1], [0.9, DARK, 0.3], [0.93, DARK, 0.85], [1, DARK, 1]];
const PAPER: readonly Stop[] = [[0, '#210', 0.34], [0.15, '#210', 0.07], [0.3, '#fff', 0.22], [0.6, '#fff', 0], [1, '#210', 0.36]];
const GLEAM: readonly Stop[] = [[0, '#fff', 0.25], [0.3, '#fff', 0.7], [0.8, '#fff', 0.35], [1, '#fff', 0.05]];

function gradient(id: string, stops: readonly Stop[], direction = ''): string {
  const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');
  const all = stops.map(([offset, colour, opacity]) => `<stop offset="${short(offset)}" stop-color="${colour}" stop-opacity="${short(opacity)}"/>`);
  return `<linearGradient id="${id}"${direction}>${all.join('')}</linearGradient>`;
}

function shades(edge: number, isFlat = false): string {
  const glass = (isFlat ? FLAT : ROUND).map(([offset, colour, share]): Stop => [offset, colour, colour === DARK ? share * edge : share]);
  return gradient('s', glass) + gradient('p', PAPER) + gradient('g', GLEAM, ' x2="0" y2="1"');
}

function liquid({ profile, height, fill, foot }: BottleShape, colour: string): string {
  const half = halfWidthAt(profile, fill) * 0.9;
  const base = height - foot;
  const below =
    foot > 12
      ? `<use href="#o" fill="${colour}" opacity=".22"/><rect x="-90" y="${rounded(base - 1)}" width="180" height="3" fill="#fff" opacity=".35" clip-path="url(#c)"/>`
      : '';
  return (
    `<clipPath id="l"><rect x="-130" y="${rounded(fill)}" width="260" height="${rounded(base - fill)}" rx="9"/></clipPath>${below}` +
    `<g clip-path="url(#l)"><use href="#o" transform="scale(.94 1)" fill="url(#w)"/></g>` +
    `<ellipse cy="${rounded(fill)}" rx="${rounded(half)}" ry="${rounded(Math.max(1.6, half * 0.05))}" fill="${lighten(colour, 0.4)}" opacity=".8"/>`
  );
}

function glassBody(picture: BottlePicture, shape: BottleShape): string {
  const { tint, density } = GLASSES[picture.glass];
  const lip = lipOf(shape.profile) * 1.6;
  const edge = shape.height - shape.foot + 6;
  const thick =
    shape.foot > 12 && density < 0.6
      ? `<path d="M${rounded(-lip)} ${rounded(edge)}Q0 ${rounded(shape.height - 2)} ${rounded(lip)} ${rounded(edge)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
      : '';
  return (
    `<use href="#o" fill="${lighten(tint, 0.3)}" fill-opacity=".45"/>${density < 0.95 ? liquid(shape, picture.liquid) : ''}` +
    `<use href="#o" fill="${tint}" fill-opacity="${density}"/><use href="#o" fill="url(#s)"/>${thick}` +
    `<use href="#o" fill="none" stroke="${darken(tint, 0.55)}" stroke-opacity=".55"/>`
  );
}

/** A can is printed all around, up to the edges of its metal. */
function canBody({ label }: BottlePicture): string {
  return (
    `<use href="#o" fill="#c9cac7"/><clipPath id="l"><rect x="-80" y="26" width="160" height="306"/></clipPath>` +
    `<use href="#o" fill="${label.paper}" clip-path="url(#l)"/><use href="#o" fill="url(#s)"/>`
  );
}

function panelOf({ shape, label }: BottlePicture): Panel {
  const { profile, label: [top, bottom] } = SHAPES[shape];
  const reach = Math.min(halfWidthAt(profile, top + 20), halfWidthAt(profile, bottom - 4));
  return { half: reach * (shape === 'can' || label.style === 'engraved' ? 1 : 0.94), top, bottom };
}

/** A bottle or can in its own coordinates: axis at 0, lip at 0. */
export function drawBottle(picture: BottlePicture, plain = false): Drawn {
  const { liquid: colour, label: design, text, crest } = picture;
  const shape: BottleShape = SHAPES[picture.shape];
  const isCan = picture.shape === 'can';
  const defs =
    `<path id="o" d="${outline(shape.profile)}"/><clipPath id="c"><use href="#o"/></clipPath>` +
    shades(isCan ? 0.5 : GLASSES[picture.glass].edge, shape.isFlat) +
    gradient('w', [[0, darken(colour, 0.3), 1], [0.34, lighten(colour, 0.12), 1], [0.7, colour, 1], [1, darken(colour, 0.36), 1]]);
  const label = `<g clip-path="url(#c)">${drawLabel({ design, text, crest, panel: panelOf(picture), plain })}</g>`;
  const gleam =
    `<path d="${streak(shape.profile, -0.84, -0.7)}" fill="url(#g)" opacity=".${isCan ? 3 : 5}"/>` +
    `<path d="${streak(shape.profile, 0.86, 0.93)}" fill="url(#g)" opacity=".35"/>`;
  const vessel = isCan ? canBody(picture) : glassBody(picture, shape);
  return { defs, body: vessel + label + gleam + drawClosure(picture.closure, shape, picture.closureColour) };
}

/** The height with the closure. */
export function fullHeight(picture: BottlePicture): number {
  return SHAPES[picture.shape].height + closureRise(picture.closure);
}
