import { at } from '../svg';
import type { Drawn } from '../bottle/bottle';
import type { ObjectPicture } from '../product-picture';
import { drawObject } from '../object-on-table';

/** Makes the ids of a drawing unique, so that several can share a file. */
function withUniqueIds(drawn: Drawn, mark: string): Drawn {
  const own = (markup: string) =>
    markup
      .replaceAll(/ id="/g, ` id="${mark}`)
      .replaceAll(/url\(#(?!sh\))/g, `url(#${mark}`)
      .replaceAll(/href="#/g, `href="#${mark}`);
  return { defs: own(drawn.defs), body: own(drawn.body) };
}

export interface Placed {
  readonly thing: ObjectPicture;
  /** The x position of its base. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Several products on one background, the first at the back. */
export function drawEnsemble(things: readonly Placed[]): Drawn {
  const parts = things.map(({ thing, x, y, scale }, index) => {
    const { defs, body } = withUniqueIds(drawObject(thing, 'vase'), 'abcdefgh'.charAt(index));
    return { defs, body: at(x - 240 * scale, y - 556 * scale, body, scale) };
  });
  return { defs: parts.map((part) => part.defs).join(''), body: parts.map((part) => part.body).join('') };
}
