import { shadow } from '../backdrop';
import type { Drawn } from '../bottle/bottle';
import { drawGlass } from '../glassware';
import { at } from '../svg';
import { box, card, chocolates, hamper } from './flat-gifts';
import { SHADES, tag, type GiftPicture } from './parts';
import { drawVessel, isVessel } from './vessel';

const FLAT = { box, card, chocolates, hamper };

/** Three glasses, the middle one filled; or a decanter. */
function glassware({ design, second, ...gift }: GiftPicture): Drawn {
  const wine = second === '#ffffff' ? undefined : second;
  if (design === 'decanter') {
    const { defs, body } = drawGlass('decanter', wine);
    return { defs, body: at(240, 556, body, 1.2) + tag(gift, { x: 240, y: 360, width: 92, height: 60 }) };
  }
  const { defs, body } = drawGlass('goblet');
  const glasses = at(140, 546, body, 1.45) + at(340, 546, body, 1.45) + at(240, 558, drawGlass('goblet', wine).body, 1.65);
  return { defs, body: glasses + tag(gift, { x: 240, y: 484, width: 104, height: 56 }) };
}

/** A gift around x = 240, standing on y = 556. */
export function drawGift(gift: GiftPicture): Drawn {
  const { design } = gift;
  if (design === 'glasses' || design === 'decanter') return glassware(gift);
  const body = isVessel(design) ? drawVessel(design, gift) : shadow(240, 556, 140) + FLAT[design](gift);
  return { defs: SHADES, body };
}
