import { SeededRandom } from '../seeded-random';
import { rounded } from '../svg';
import { defineBloom } from './flower';
import { defineGreenery } from './foliage';
import type { BouquetPicture } from './bouquet-picture';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface DomeShape {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Where all stems meet. */
  readonly foot: number;
  readonly rings: readonly number[];
}

const SPARSE_RINGS = [8, 4, 1];
const SPARSE_SCALE = 1.22;

/** Blooms on rings, the outermost first so that the middle is on top. */
function spots(dome: DomeShape, chance: SeededRandom): readonly Spot[] {
  const rings = dome.rings;
  return rings.flatMap((count, ring) => {
    const reach = rings.length === 1 ? 0 : 1 - ring / (rings.length - 0.6);
    const turn = chance.between(0, 0.5) + ring * 0.4;
    return Array.from({ length: count }, (_, i) => {
      const angle = turn + (i / count) * Math.PI * 2;
      return {
        x: dome.x + Math.cos(angle) * dome.rx * reach + chance.between(-5, 5),
        y: dome.y + Math.sin(angle) * dome.ry * reach + chance.between(-5, 5),
        size: chance.between(0.86, 1.04) * (0.88 + ring * 0.06),
      };
    });
  });
}

function greens(picture: BouquetPicture, dome: DomeShape, chance: SeededRandom): string {
  const count = picture.sparse ? 7 : 13;
  const reach = (dome.foot - dome.y + dome.ry) / 150;
  return Array.from({ length: count }, (_, i) => {
    const lean = -64 + (128 / (count - 1)) * i + chance.between(-5, 5);
    const scale = reach * (0.98 - Math.abs(lean) / 240) * chance.between(0.92, 1.06);
    const id = `v${i % picture.greenery.length}`;
    return `<use href="#${id}" transform="translate(${dome.x} ${Math.round(dome.foot - 40)})rotate(${Math.round(lean)})scale(${Math.round(scale * 100) / 100})"/>`;
  }).join('');
}

export function bouquetDefs(picture: BouquetPicture): string {
  return (
    picture.blooms.map((bloom, i) => defineBloom(`f${i}`, bloom)).join('') +
    picture.greenery.map((greenery, i) => defineGreenery(`v${i}`, greenery)).join('')
  );
}

/** Leaves behind, blooms in front. */
export function drawDome(picture: BouquetPicture, dome: DomeShape): string {
  const chance = new SeededRandom(picture.seed);
  const whole = picture.sparse ? { ...dome, rings: SPARSE_RINGS } : dome;
  const kinds = picture.blooms.length;
  const larger = picture.sparse ? SPARSE_SCALE : 1;
  const heads = spots(whole, chance).map((spot, i) => {
    const kind = i % 2 === 0 ? 0 : Math.floor(i / 2) % kinds;
    const bloom = picture.blooms[kind];
    const upright = bloom?.flower === 'tulip';
    const turn = upright ? ((spot.x - whole.x) / whole.rx) * 34 : chance.whole(0, 359);
    return `<use href="#f${kind}" transform="translate(${Math.round(spot.x)} ${Math.round(spot.y)})rotate(${Math.round(turn)})scale(${Math.round(spot.size * larger * 100) / 100})"/>`;
  });
  const mass = `<ellipse cx="${rounded(whole.x)}" cy="${rounded(whole.y + 8)}" rx="${rounded(whole.rx * 1.02)}" ry="${rounded(whole.ry * 1.02)}" fill="#2f4a30" opacity=".8"/>`;
  return greens(picture, whole, chance) + mass + heads.join('');
}
