import { bow } from '../bow';
import { darken, lighten } from '../colour';
import { SeededRandom } from '../seeded-random';
import type { GiftPainter } from './gift-picture';
import { paperLabel } from './parts';

export const box: GiftPainter = (gift) => {
  const side = darken(gift.main, 0.14);
  return (
    `<path d="M96 300H384V548Q384 556 376 556H104Q96 556 96 548Z" fill="${gift.main}"/><path d="M96 300H384V548Q384 556 376 556H104Q96 556 96 548Z" fill="url(#rs)"/>` +
    `<rect x="218" y="300" width="44" height="256" fill="${gift.ribbon}"/><rect x="218" y="300" width="8" height="256" fill="${lighten(gift.ribbon, 0.2)}" opacity=".6"/>` +
    `<rect x="82" y="250" width="316" height="62" rx="5" fill="${lighten(gift.main, 0.08)}"/><rect x="82" y="250" width="316" height="62" rx="5" fill="url(#rs)"/><path d="M96 312H384V322H96Z" fill="${side}" opacity=".6"/>` +
    `<rect x="218" y="250" width="44" height="62" fill="${gift.ribbon}"/>${bow(240, 252, gift.ribbon, 1.25)}` +
    paperLabel(112, 420, 94, 76, gift.ribbon, gift)
  );
};

export const chocolates: GiftPainter = (gift) => {
  const chance = new SeededRandom(gift.title.length);
  const tones = ['#3d2114', '#5a3320', '#7a4a2c', '#e9d6bd', '#4a2818'];
  const pieces = Array.from({ length: 15 }, (_, i) => {
    const x = 128 + (i % 5) * 56;
    const y = 340 + Math.floor(i / 5) * 66;
    const tone = chance.pick(tones);
    const shape =
      i % 3 === 0
        ? `<circle cx="${x}" cy="${y}" r="19" fill="${tone}"/>`
        : `<rect x="${x - 18}" y="${y - 17}" width="36" height="34" rx="${i % 2 ? 5 : 12}" fill="${tone}"/>`;
    const mark = i % 2 ? `M${x - 10} ${y - 6}l20 5M${x - 10} ${y + 2}l20 5` : `M${x - 9} ${y + 3}q9 -12 18 0`;
    return `${shape}<path d="${mark}" stroke="${lighten(tone, 0.35)}" stroke-width="2" fill="none"/>`;
  }).join('');
  return (
    `<path d="M96 286L120 128Q121 120 130 120H350Q359 120 360 128L384 286Z" fill="${gift.main}"/><path d="M110 276L131 134H349L370 276Z" fill="${lighten(gift.main, 0.1)}"/>` +
    paperLabel(166, 160, 148, 86, gift.ribbon, gift) +
    `<rect x="86" y="286" width="308" height="262" rx="10" fill="${darken(gift.main, 0.2)}"/><rect x="98" y="298" width="284" height="226" rx="5" fill="${gift.second}"/>${pieces}` +
    `<path d="M86 524H394V540Q394 552 384 552H96Q86 552 86 540Z" fill="${gift.main}"/>`
  );
};

export const tin: GiftPainter = (gift) =>
  `<path d="M112 276H368V536Q368 556 240 556T112 536Z" fill="${gift.main}"/><path d="M112 276H368V536Q368 556 240 556T112 536Z" fill="url(#rs)"/>` +
  `<path d="M104 238Q240 216 376 238V290Q240 312 104 290Z" fill="${gift.second}"/><path d="M104 238Q240 216 376 238V290Q240 312 104 290Z" fill="url(#rs)"/><ellipse cx="240" cy="238" rx="136" ry="17" fill="${lighten(gift.second, 0.25)}"/>` +
  `<path d="M112 500Q240 522 368 500M112 512Q240 534 368 512" stroke="${gift.second}" stroke-width="3" fill="none"/>` +
  paperLabel(166, 346, 148, 116, gift.ribbon, gift);
