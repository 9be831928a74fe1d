import { at } from '../svg';
import type { Drawn } from '../bottle/bottle';
import type { ObjectPicture } from '../product-picture';
import { drawObject } from '../object-on-table';
import type { BouquetForm } from '../flowers/bouquet-picture';

/** Makes the ids of a drawing unique, so that several can share a file. */
export function apart(drawn: Drawn, mark: string): Drawn {
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
  readonly form?: BouquetForm;
}

/** Several products on one background, the first at the back. */
export function drawEnsemble(things: readonly Placed[]): Drawn {
  const parts = things.map((placed, index) => {
    const drawn = apart(drawObject(placed.thing, placed.form ?? 'vase'), 'abcdefgh'.charAt(index));
    const body = at(placed.x - 240 * placed.scale, placed.y - 556 * placed.scale, drawn.body, placed.scale);
    return { defs: drawn.defs, body };
  });
  return { defs: parts.map((part) => part.defs).join(''), body: parts.map((part) => part.body).join('') };
}
