import { SHADOW_DEFS } from '../backdrop';
import { lighten, mix } from '../colour';
import type { ObjectPicture } from '../product-picture';
import { svgDocument } from '../svg';
import { drawEnsemble } from './ensemble';

export interface CategoryPicture {
  readonly name: string;
  readonly tone: string;
  readonly things: readonly ObjectPicture[];
}

/** A category's card: two of its products in an arched window. The page adds the name. */
export function drawCategoryCard(picture: CategoryPicture): string {
  const { tone, things } = picture;
  const pair = things.slice(0, 2);
  const art = drawEnsemble(
    pair.map((thing, i) => ({
      thing,
      x: pair.length === 1 ? 300 : 232 + i * 136,
      y: 418 + i * 10,
      scale: 0.62,
    })),
  );
  const ground =
    `<rect width="600" height="450" fill="${lighten(tone, 0.72)}"/><path d="M130 450V214a170 170 0 0 1 340 0V450Z" fill="${lighten(tone, 0.5)}"/>` +
    `<rect y="392" width="600" height="58" fill="${mix(lighten(tone, 0.6), '#8a6a42', 0.25)}"/>`;
  return svgDocument(
    { width: 600, height: 450, title: picture.name },
    SHADOW_DEFS + art.defs,
    ground + art.body,
  );
}
