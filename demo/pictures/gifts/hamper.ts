import { bow } from '../bow';
import { darken, lighten } from '../colour';
import type { GiftPainter } from './gift-picture';
import { paperLabel } from './parts';

const WEAVE = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 11 }, (_, i) => `M${82 + i * 29 + (row % 2) * 14} ${420 + row * 27}q12 -10 26 0`).join(
    '',
  ),
).join('');

export const hamper: GiftPainter = (gift) => {
  const dark = darken(gift.main, 0.3);
  return (
    `<path d="M92 400C80 160 400 160 388 400" fill="none" stroke="${dark}" stroke-width="13"/><path d="M92 400C80 160 400 160 388 400" fill="none" stroke="${lighten(gift.main, 0.1)}" stroke-width="7" stroke-dasharray="12 7"/>` +
    '<path d="M150 226h22v60c0 20 22 22 22 52v90h-66v-90c0 -30 22 -32 22 -52z" fill="#23301d"/><path d="M149 222h24v46h-24z" fill="#5b1a22"/><rect x="128" y="352" width="66" height="54" fill="#f4ead4"/><path d="M140 366h42M146 378h30" stroke="#8a6a2f"/>' +
    `<rect x="212" y="306" width="84" height="110" rx="4" fill="${gift.second}"/><rect x="222" y="330" width="64" height="40" fill="#faf5e9"/><path d="M232 344h44M238 356h32" stroke="#8a6a2f"/>` +
    '<circle cx="330" cy="366" r="36" fill="#b23a2e"/><path d="M330 332q4 -14 14 -16" stroke="#4c3a20" stroke-width="4" fill="none"/><circle cx="364" cy="388" r="28" fill="#d89a2f"/><ellipse cx="320" cy="352" rx="9" ry="6" fill="#fff" opacity=".35"/>' +
    '<path d="M86 396q26 -26 50 -4q28 -24 54 0q26 -22 52 0q28 -24 54 0q26 -22 52 0q22 -16 46 4z" fill="#e7d4a6"/>' +
    `<path d="M70 396H410L384 546Q382 556 370 556H110Q98 556 96 546Z" fill="${gift.main}"/><path d="M70 396H410L384 546Q382 556 370 556H110Q98 556 96 546Z" fill="url(#rs)"/>` +
    `<clipPath id="hw"><path d="M74 396H406L380 546Q378 554 370 554H110Q102 554 100 546Z"/></clipPath><path d="${WEAVE}" clip-path="url(#hw)" stroke="${dark}" stroke-width="6" fill="none" opacity=".5"/><rect x="62" y="388" width="356" height="22" rx="10" fill="${lighten(gift.main, 0.12)}"/><path d="M66 399H414" stroke="${dark}" stroke-width="5" stroke-dasharray="14 8" opacity=".6"/>` +
    paperLabel(182, 450, 116, 82, gift.ribbon, gift) +
    bow(240, 414, gift.ribbon, 0.8)
  );
};
