import { bow } from '../bow';
import { darken, lighten } from '../colour';
import { at } from '../svg';
import { fit, textBlock } from '../type-setting';
import { round, tag, type GiftPicture } from './parts';

type GiftPainter = (gift: GiftPicture) => string;

export const box: GiftPainter = (gift) =>
  round('M96 300H384V548Q384 556 376 556H104Q96 556 96 548Z', gift.main) +
  `<path d="M218 300H262V556H218Z" fill="${gift.ribbon}"/>${round('M82 250H398V312H82Z', lighten(gift.main, 0.08))}` +
  `<path d="M96 312H384V322H96Z" fill="${darken(gift.main, 0.14)}" opacity=".6"/><path d="M218 250H262V312H218Z" fill="${gift.ribbon}"/>` +
  bow(240, 252, gift.ribbon, 1.25) +
  tag(gift, { x: 159, y: 420, width: 94, height: 76 });

const TRUFFLES = ['#3d2114', '#7a4a2c', '#e9d6bd'];

/** Every third of fifteen chocolates, from the one at `first`. */
function truffles(colour: string, first: number): string {
  const places = [0, 3, 6, 9, 12].map((i) => `M${128 + ((i + first) % 5) * 56} ${340 + Math.floor((i + first) / 5) * 66}h0`).join('');
  const piece = (width: number, fill: string) => `<path d="${places}" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`;
  return piece(40, colour) + piece(22, lighten(colour, 0.14));
}

export const chocolates: GiftPainter = (gift) =>
  `<path d="M96 286L120 128Q121 120 130 120H350Q359 120 360 128L384 286Z" fill="${gift.main}"/><path d="M110 276L131 134H349L370 276Z" fill="${lighten(gift.main, 0.1)}"/>` +
  tag(gift, { x: 240, y: 160, width: 148, height: 86 }) +
  `<rect x="86" y="286" width="308" height="266" rx="10" fill="${darken(gift.main, 0.2)}"/><rect x="98" y="298" width="284" height="226" rx="5" fill="${gift.second}"/>` +
  TRUFFLES.map(truffles).join('') +
  `<path d="M86 524H394V540Q394 552 384 552H96Q86 552 86 540Z" fill="${gift.main}"/>`;

const WEAVE = [0, 1, 2, 3, 4].map((row) => `M${82 + (row % 2) * 14} ${420 + row * 27}${'q12 -10 26 0m3 0'.repeat(11)}`).join('');
const BOTTLE =
  '<path d="M150 226h22v60c0 20 22 22 22 52v90h-66v-90c0 -30 22 -32 22 -52z" fill="#23301d"/><path d="M149 222h24v46h-24z" fill="#5b1a22"/><path d="M128 352h66v54h-66z" fill="#f4ead4"/>';
const FRUIT =
  '<circle cx="330" cy="366" r="36" fill="#b23a2e"/><path d="M330 332q4 -14 14 -16" stroke="#4c3a20" stroke-width="4" fill="none"/><circle cx="364" cy="388" r="28" fill="#d89a2f"/>' +
  '<path d="M86 396q26 -26 50 -4q28 -24 54 0q26 -22 52 0q28 -24 54 0q26 -22 52 0q22 -16 46 4z" fill="#e7d4a6"/>';

export const hamper: GiftPainter = (gift) => {
  const dark = darken(gift.main, 0.3);
  return (
    `<path d="M92 400C80 160 400 160 388 400" fill="none" stroke="${dark}" stroke-width="13"/><path d="M92 400C80 160 400 160 388 400" fill="none" stroke="${lighten(gift.main, 0.1)}" stroke-width="7" stroke-dasharray="12 7"/>` +
    `${BOTTLE}<rect x="212" y="306" width="84" height="110" rx="4" fill="${gift.second}"/><path d="M222 330h64v40h-64z" fill="#faf5e9"/>${FRUIT}` +
    round('M70 396H410L384 546Q382 556 370 556H110Q98 556 96 546Z', gift.main) +
    `<clipPath id="hw"><path d="M74 396H406L380 546Q378 554 370 554H110Q102 554 100 546Z"/></clipPath><path d="${WEAVE}" clip-path="url(#hw)" stroke="${dark}" stroke-width="6" fill="none" opacity=".5"/>` +
    `<rect x="62" y="388" width="356" height="22" rx="10" fill="${lighten(gift.main, 0.12)}"/><path d="M66 399H414" stroke="${dark}" stroke-width="5" stroke-dasharray="14 8" opacity=".6"/>` +
    tag(gift, { x: 240, y: 450, width: 116, height: 82 }) +
    bow(240, 414, gift.ribbon, 0.8)
  );
};

export const card: GiftPainter = ({ main, second, ribbon, title }) =>
  at(
    0,
    40,
    `<g transform="rotate(-7 240 360)"><rect x="92" y="236" width="250" height="184" rx="4" fill="${second}"/><path d="M92 240L217 340L342 240" fill="none" stroke="${darken(second, 0.2)}" stroke-width="2"/></g>` +
      `<g transform="rotate(4 260 360)"><rect x="146" y="196" width="226" height="314" rx="4" fill="#fffdf8"/><rect x="156" y="206" width="206" height="294" fill="none" stroke="${main}"/>` +
      `<circle cx="259" cy="296" r="58" fill="${main}" opacity=".16"/><path d="M259 344V272M259 326C236 322 232 304 230 292C248 294 256 308 259 326ZM259 312C282 308 286 290 288 278C270 280 262 294 259 312Z" stroke="${ribbon}" fill="${ribbon}" stroke-width="2"/><circle cx="259" cy="262" r="15" fill="${main}"/><circle cx="259" cy="262" r="6" fill="#f6e2b3"/>` +
      `${textBlock(fit(title, { width: 168, height: 90, largest: 30 }), 259, 388, { fill: darken(ribbon, 0.3), italic: true })}</g>`,
  );
