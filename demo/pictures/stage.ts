import { SHADOW_DEFS } from './backdrop';
import type { Drawn } from './bottle/bottle';
import { darken, lighten, lightness, mix } from './colour';
import { drawObject, type ObjectPicture } from './object-on-table';
import { at, svgDocument } from './svg';

/** A wall with an arch and a table in front of it. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The y position of the table's far edge. */
  readonly table: number;
  readonly arch: { readonly x: number; readonly top: number; readonly half: number };
}

/** The background of a scene, a banner and a category's card, in shades of one tone. */
function ground({ width, height, table, arch: { x, top, half } }: Stage, tone: string): string {
  const dark = lightness(tone) < 0.5;
  return (
    `<rect width="${width}" height="${height}" fill="${tone}"/>` +
    `<path d="M${x - half} ${height}V${top}a${half} ${half} 0 0 1 ${half * 2} 0V${height}Z" fill="${lighten(tone, dark ? 0.12 : 0.5)}" opacity=".75"/>` +
    `<rect y="${table}" width="${width}" height="${height - table}" fill="${dark ? darken(tone, 0.3) : mix(tone, '#8a6a42', 0.36)}"/>` +
    `<path d="M0 ${table}H${width}" stroke="${lighten(tone, 0.35)}" stroke-opacity=".6" stroke-width="2"/>`
  );
}

/** A product, its base in the middle of the front. */
export function placed(thing: ObjectPicture, x: number, y: number, scale: number): Drawn {
  const { defs, body } = drawObject(thing, 'vase');
  return { defs, body: at(x - 240 * scale, y - 556 * scale, body, scale) };
}

/** Makes the ids of a drawing unique, so that several can share a file. */
function withUniqueIds({ defs, body }: Drawn, mark: string): Drawn {
  const own = (markup: string) =>
    markup
      .replaceAll(/ id="/g, ` id="${mark}`)
      .replaceAll(/url\(#(?!sh\))/g, `url(#${mark}`)
      .replaceAll(/href="#/g, `href="#${mark}`);
  return { defs: own(defs), body: own(body) };
}

/** Several things on one stage, the first at the back. */
export function drawStage(stage: Stage, tone: string, title: string, things: readonly Drawn[]): string {
  const parts = things.map((thing, index) => withUniqueIds(thing, 'abcdefgh'.charAt(index)));
  const all = (part: keyof Drawn) => parts.map((drawn) => drawn[part]).join('');
  return svgDocument({ ...stage, title }, SHADOW_DEFS + all('defs'), ground(stage, tone) + all('body'));
}
