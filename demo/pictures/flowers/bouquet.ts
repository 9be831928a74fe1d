import { shadow } from '../backdrop';
import { at } from '../svg';
import type { Drawn } from '../bottle/bottle';
import type { BouquetForm, BouquetPicture } from './bouquet-picture';
import { bouquetDefs, drawDome } from './dome';
import { drawVase, vaseDefs, vaseHeight, type VaseDesign } from './vase';
import { backSheet, frontSheet } from './wrap';

const TABLE = 556;
const BUCKET: VaseDesign = { shape: 'bucket', material: 'glaze', colour: '#a9b0b3' };

function wrapped(picture: BouquetPicture): Drawn {
  const dome = drawDome(picture, { x: 240, y: 222, rx: 138, ry: 122, foot: 430 });
  return {
    defs: bouquetDefs(picture),
    body: shadow(246, 562, 96) + backSheet(picture.paper) + dome + frontSheet(picture.paper, picture.ribbon),
  };
}

function standing(
  picture: BouquetPicture,
  vase: VaseDesign,
  dome: { rx: number; ry: number; rings: readonly number[] },
): Drawn {
  const rim = TABLE - vaseHeight(vase);
  const head = drawDome(picture, { x: 240, y: rim - dome.ry * 0.9, ...dome, foot: rim + 46 });
  return {
    defs: bouquetDefs(picture) + vaseDefs(vase),
    body:
      shadow(240, TABLE, 84) +
      (vase.material === 'glass' ? '' : head) +
      at(240, rim, drawVase(vase)) +
      (vase.material === 'glass' ? head : ''),
  };
}

/** Fewer kinds and fewer blooms, for thumbnails. */
function simplified(picture: BouquetPicture): BouquetPicture {
  return {
    ...picture,
    blooms: picture.blooms.slice(0, 2),
    greenery: picture.greenery.slice(0, 1),
    sparse: true,
  };
}

/** The same flowers in paper, in a vase, or in a bucket. */
export function drawBouquet(picture: BouquetPicture, form: BouquetForm, plain = false): Drawn {
  if (plain) return drawBouquet(simplified(picture), form);
  if (form === 'bulk') return standing(picture, BUCKET, { rx: 150, ry: 112, rings: [12, 9, 5, 2] });
  if (picture.potted || form === 'vase') {
    const rings = picture.potted ? [8, 5, 1] : [10, 6, 3, 1];
    return standing(picture, picture.vase, {
      rx: picture.potted ? 116 : 140,
      ry: picture.potted ? 108 : 118,
      rings,
    });
  }
  return wrapped(picture);
}
