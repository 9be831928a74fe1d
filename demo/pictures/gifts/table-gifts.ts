import { bow } from '../bow';
import { darken, lighten } from '../colour';
import { textBlock, fit } from '../type-setting';
import type { GiftPainter } from './gift-picture';
import { drum, goblet, paperLabel } from './parts';

export const candle: GiftPainter = (gift) =>
  drum(140, 316, 200, 240, gift.main, 16) +
  `<ellipse cx="240" cy="322" rx="100" ry="15" fill="${lighten(gift.main, 0.4)}"/><ellipse cx="240" cy="324" rx="84" ry="11" fill="${gift.second}"/><path d="M240 324V300" stroke="#2b1d0e" stroke-width="3"/>` +
  `<circle cx="240" cy="276" r="64" fill="#ffdf9a" opacity=".28"/><circle cx="240" cy="280" r="34" fill="#ffe7b0" opacity=".5"/><path d="M240 304C222 290 230 268 240 246C250 268 258 290 240 304Z" fill="#f3a52e"/><path d="M240 302C232 294 236 282 240 272C244 282 248 294 240 302Z" fill="#fff3c9"/>` +
  paperLabel(172, 386, 136, 106, gift.ribbon, gift);

export const jar: GiftPainter = (gift) =>
  `<path d="M146 300H334C352 300 356 322 356 344V524Q356 556 324 556H156Q124 556 124 524V344C124 322 128 300 146 300Z" fill="${gift.main}"/><path d="M146 300H334C352 300 356 322 356 344V524Q356 556 324 556H156Q124 556 124 524V344C124 322 128 300 146 300Z" fill="url(#rs)"/>` +
  `<path d="M120 292C128 240 150 226 240 226S352 240 360 292C330 300 310 288 290 298C270 304 250 290 226 300C200 306 180 290 160 298C146 304 132 298 120 292Z" fill="${gift.second}"/><path d="M134 276H346" stroke="${gift.ribbon}" stroke-width="8"/>` +
  `${bow(300, 280, gift.ribbon, 0.4)}<path d="M144 340V520" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>` +
  paperLabel(168, 376, 144, 112, gift.ribbon, gift);

export const glasses: GiftPainter = (gift) => {
  const wine = gift.second === '#ffffff' ? undefined : gift.second;
  const tag = `<g transform="rotate(-5 250 520)">${paperLabel(262, 486, 104, 56, gift.ribbon, gift)}</g><path d="M240 470Q256 480 264 494" stroke="${gift.ribbon}" fill="none"/>`;
  return goblet(140, 546, 350) + goblet(340, 546, 350) + goblet(240, 558, 400, wine) + tag;
};

export const decanter: GiftPainter = (gift) =>
  `<circle cx="240" cy="138" r="34" fill="#e6ecea" stroke="#98a19c"/><path d="M240 104l20 34 -20 34 -20 -34z" fill="#fff" opacity=".7"/><rect x="224" y="168" width="32" height="22" fill="#dfe6e3"/>` +
  `<path d="M210 190H270L262 260C262 320 384 380 384 480Q384 556 240 556T96 480C96 380 218 320 218 260Z" fill="#eef3f0" fill-opacity=".5" stroke="#98a19c" stroke-width="1.6"/>` +
  `<path d="M122 420C108 446 104 470 106 486Q112 546 240 546T374 486C376 470 372 446 358 420Z" fill="${gift.second}"/><ellipse cx="240" cy="420" rx="118" ry="12" fill="${lighten(gift.second, 0.25)}"/>` +
  `<path d="M150 500L190 440L230 500L270 440L310 500L340 450" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="M130 424C118 452 118 484 132 510" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5" fill="none"/>` +
  paperLabel(196, 330, 88, 58, gift.ribbon, gift);

export const shaker: GiftPainter = (gift) => {
  const steel = gift.main;
  return (
    `<path d="M168 250H268L256 540Q255 556 240 556H196Q181 556 180 540Z" fill="${steel}"/><path d="M168 250H268L256 540Q255 556 240 556H196Q181 556 180 540Z" fill="url(#rs)"/>` +
    `<path d="M166 250C166 196 190 190 196 176H240C246 190 270 196 270 250Z" fill="${lighten(steel, 0.12)}"/><path d="M166 250C166 196 190 190 196 176H240C246 190 270 196 270 250Z" fill="url(#rs)"/>${drum(194, 118, 48, 60, steel, 10)}` +
    `<path d="M166 250H270" stroke="${darken(steel, 0.4)}" stroke-width="2"/><path d="M306 470L292 404H352L338 470L352 540H292Z" fill="${gift.second}"/><path d="M306 470L292 404H352L338 470L352 540H292Z" fill="url(#rs)"/>` +
    `<path d="M384 552L372 220" stroke="${darken(steel, 0.15)}" stroke-width="7" stroke-linecap="round"/><ellipse cx="371" cy="206" rx="14" ry="22" fill="${steel}" stroke="${darken(steel, 0.25)}"/><path d="M110 556L120 330" stroke="#8a5a34" stroke-width="22" stroke-linecap="round"/>` +
    paperLabel(184, 340, 68, 92, gift.ribbon, gift)
  );
};

export const card: GiftPainter = (gift) => {
  const verse = fit(gift.title, { width: 168, height: 90, largest: 30 });
  return (
    `<g transform="translate(0 40)"><g transform="rotate(-7 240 360)"><rect x="92" y="236" width="250" height="184" rx="4" fill="${gift.second}"/><path d="M92 240L217 340L342 240" fill="none" stroke="${darken(gift.second, 0.2)}" stroke-width="2"/></g>` +
    `<g transform="rotate(4 260 360)"><rect x="146" y="196" width="226" height="314" rx="4" fill="#fffdf8"/><rect x="156" y="206" width="206" height="294" fill="none" stroke="${gift.main}"/>` +
    `<circle cx="259" cy="296" r="58" fill="${gift.main}" opacity=".16"/><path d="M259 344V272M259 326C236 322 232 304 230 292C248 294 256 308 259 326ZM259 312C282 308 286 290 288 278C270 280 262 294 259 312Z" stroke="${gift.ribbon}" fill="${gift.ribbon}" stroke-width="2"/><circle cx="259" cy="262" r="15" fill="${gift.main}"/><circle cx="259" cy="262" r="6" fill="#f6e2b3"/>` +
    `${textBlock(verse, 259, 388, { fill: darken(gift.ribbon, 0.3), italic: true })}</g></g>`
  );
};
