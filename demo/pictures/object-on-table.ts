import { shadow } from './backdrop';
import { drawBottle, fullHeight, type BottlePicture, type Drawn } from './bottle/bottle';
import { widestOf } from './bottle/profile';
import { SHAPES } from './bottle/shapes';
import { drawBouquet } from './flowers/bouquet';
import type { BouquetForm, BouquetPicture } from './flowers/bouquet-picture';
import { drawGift } from './gifts/gift';
import type { GiftPicture } from './gifts/parts';
import { at } from './svg';

export type ObjectPicture = BottlePicture | BouquetPicture | GiftPicture;

export const GROUND = 556;
const TALLEST = 506;
const LARGEST_SCALE = 1.2;

/** Short bottles are enlarged, so that each fills its picture. */
export function bottleScale(picture: BottlePicture): number {
  return Math.min(LARGEST_SCALE, TALLEST / fullHeight(picture));
}

function bottleOnTable(picture: BottlePicture, plain: boolean): Drawn {
  const { profile, height } = SHAPES[picture.shape];
  const scale = bottleScale(picture);
  const drawn = drawBottle(picture, plain);
  return {
    defs: drawn.defs,
    body: shadow(240, GROUND, widestOf(profile) * scale) + at(240, GROUND - height * scale, drawn.body, scale),
  };
}

/** A product alone, standing at x = 240, y = 556 of a 480 x 600 picture. */
export function drawObject(thing: ObjectPicture, form: BouquetForm = 'wrapped', plain = false): Drawn {
  if (thing.kind === 'bottle') return bottleOnTable(thing, plain);
  if (thing.kind === 'gift') return drawGift(thing);
  return drawBouquet(thing, form, plain);
}
