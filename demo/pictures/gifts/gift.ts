import { shadow } from '../backdrop';
import type { Drawn } from '../bottle/bottle';
import { box, chocolates, tin } from './boxed';
import type { GiftDesign, GiftPainter, GiftPicture } from './gift-picture';
import { hamper } from './hamper';
import { candle, card, decanter, glasses, jar, shaker } from './table-gifts';

const PAINTERS: Record<GiftDesign, GiftPainter> = {
  box,
  hamper,
  chocolates,
  candle,
  glasses,
  shaker,
  card,
  jar,
  tin,
  decanter,
};

const SPREAD: Partial<Record<GiftDesign, number>> = {
  candle: 104,
  jar: 116,
  glasses: 130,
  card: 120,
  decanter: 138,
  shaker: 130,
};

const SHADES =
  '<linearGradient id="rs"><stop stop-color="#1a1208" stop-opacity=".34"/><stop offset=".28" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity=".4"/></linearGradient>';

export function drawGift(gift: GiftPicture): Drawn {
  return { defs: SHADES, body: shadow(240, 556, SPREAD[gift.design] ?? 158) + PAINTERS[gift.design](gift) };
}
