import { shadow } from '../backdrop';
import { at } from '../svg';
import type { Drawn } from '../bottle/bottle';
import type { BouquetForm, BouquetPicture } from './bouquet-picture';
import { bouquetDefs, drawDome, type DomeShape } from './dome';
import { drawVase, vaseDefs, vaseHeight, type VaseDesign } from './vase';
import { backSheet, frontSheet } from './wrap';

const TABLE = 556;
const BUCKET: VaseDesign = { shape: 'bucket', material: 'glaze', colour: '#a9b0b3' };

type Crown = Pick<DomeShape, 'rx' | 'ry' | 'rings'>;

const WRAPPED: Crown = { rx: 138, ry: 122, rings: [10, 6, 3, 1] };
const IN_VASE: Crown = { rx: 140, ry: 118, rings: [10, 6, 3, 1] };
const IN_POT: Crown = { rx: 116, ry: 108, rings: [8, 5, 1] };
const IN_BUCKET: Crown = { rx: 150, ry: 112, rings: [12, 9, 5, 2] };

function wrapped(picture: BouquetPicture): Drawn {
  const dome = drawDome(picture, { x: 240, y: 222, foot: 430, ...WRAPPED });
  const body = shadow(246, 562, 96) + backSheet(picture.paper) + dome + frontSheet(picture.paper, picture.ribbon);
  return { defs: bouquetDefs(picture), body };
}

/** Stems are seen through glass, and the flowers in front of it. */
function standing(picture: BouquetPicture, vase: VaseDesign, crown: Crown): Drawn {
  const rim = TABLE - vaseHeight(vase);
  const dome = drawDome(picture, { x: 240, y: rim - crown.ry * 0.9, foot: rim + 46, ...crown });
  const stand = at(240, rim, drawVase(vase));
  const body = shadow(240, TABLE, 84) + (vase.material === 'glass' ? stand + dome : dome + stand);
  return { defs: bouquetDefs(picture) + vaseDefs(vase), body };
}

/** Fewer kinds and fewer blooms, for thumbnails. */
const simplified = (picture: BouquetPicture): BouquetPicture => ({
  ...picture, blooms: picture.blooms.slice(0, 2), greenery: picture.greenery.slice(0, 1), sparse: true,
});

/** The same flowers in paper, in a vase, or in a bucket. */
export function drawBouquet(picture: BouquetPicture, form: BouquetForm, plain = false): Drawn {
  if (plain) return drawBouquet(simplified(picture), form);
  if (form === 'bulk') return standing(picture, BUCKET, IN_BUCKET);
  if (picture.potted) return standing(picture, picture.vase, IN_POT);
  return form === 'vase' ? standing(picture, picture.vase, IN_VASE) : wrapped(picture);
}
