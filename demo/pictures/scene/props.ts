import { darken, lighten } from '../colour';

/** Small props, each standing at 0 0. */
export function citrus(colour: string): string {
  const pith = lighten(colour, 0.78);
  const cells = Array.from(
    { length: 8 },
    (_, i) => `<path d="M0 -3L-8 -22Q0 -27 8 -22Z" transform="rotate(${i * 45})"/>`,
  ).join('');
  return (
    `<ellipse cx="34" cy="-2" rx="70" ry="9" fill="url(#sh)"/><circle cx="52" cy="-34" r="34" fill="${colour}"/><ellipse cx="42" cy="-48" rx="10" ry="7" fill="#fff" opacity=".35"/>` +
    `<g transform="translate(0 -32)"><circle r="32" fill="${colour}"/><circle r="28" fill="${pith}"/><g fill="${lighten(colour, 0.18)}">${cells}</g></g>`
  );
}

export function grapes(colour: string): string {
  const berries = '0 -12,22 -12,44 -13,66 -12,11 -30,33 -31,55 -30,22 -48,44 -48,33 -64'.split(',');
  const skins = berries.map((berry) => `M${berry}h0`).join('');
  const lights = `<path transform="translate(-5 -5)" d="${skins}" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`;
  return (
    `<ellipse cx="34" cy="-1" rx="64" ry="8" fill="url(#sh)"/><path d="M34 -64C36 -84 46 -90 58 -92" stroke="#6b5a2c" stroke-width="4" fill="none"/><path d="M34 -70C10 -96 -12 -84 -14 -66C4 -56 22 -58 34 -70Z" fill="#5d7a48"/>` +
    `<path d="${skins}" stroke="${darken(colour, 0.3)}" stroke-width="27" stroke-linecap="round"/><path d="${skins}" stroke="${colour}" stroke-width="24" stroke-linecap="round"/>${lights}`
  );
}

export const cheese =
  '<ellipse cx="50" cy="-1" rx="84" ry="9" fill="url(#sh)"/><path d="M-14 0L18 -62Q74 -72 112 -46V0Z" fill="#efcf7d"/><path d="M-14 0L18 -62L112 -46V0Z" fill="#f5dfa0"/><path d="M-14 0H112V-22L-4 -22Z" fill="#e3b95c"/><g fill="#d9a948"><circle cx="40" cy="-34" r="7"/><circle cx="78" cy="-12" r="6"/><circle cx="88" cy="-36" r="4"/></g>';

export const barrel =
  '<g transform="translate(0 -170)"><path d="M12 0H168Q196 85 168 170H12Q-16 85 12 0Z" fill="#8a5a34"/><path d="M12 0H168Q196 85 168 170H12Q-16 85 12 0Z" fill="url(#bs)"/><path d="M50 0Q34 85 50 170M90 0V170M130 0Q146 85 130 170" stroke="#5c3a1e" stroke-width="2" fill="none" opacity=".6"/><g fill="#4a4743"><path d="M6 18H174L178 36H2Z"/><path d="M2 134H178L174 152H6Z"/><path d="M-4 76H184V94H-4Z" opacity=".9"/></g></g>';

export const books = (colour: string) =>
  `<ellipse cx="70" cy="0" rx="110" ry="9" fill="url(#sh)"/><rect x="-4" y="-26" width="150" height="26" rx="3" fill="${colour}"/><rect x="4" y="-21" width="142" height="16" fill="#f6efdf"/><rect x="8" y="-50" width="128" height="24" rx="3" fill="${darken(colour, 0.35)}"/><rect x="15" y="-46" width="121" height="15" fill="#efe4cc"/>`;

export const cup =
  '<ellipse cx="34" cy="-2" rx="78" ry="10" fill="url(#sh)"/><ellipse cx="34" cy="-6" rx="62" ry="9" fill="#fffdf8" stroke="#d8ccb8"/><path d="M-4 -62H72Q72 -10 34 -10T-4 -62Z" fill="#fffdf8" stroke="#d8ccb8"/><path d="M72 -52C98 -54 94 -22 64 -26" fill="none" stroke="#fffdf8" stroke-width="7"/><ellipse cx="34" cy="-62" rx="38" ry="7" fill="#7a4a2c"/><path d="M24 -76q-8 -14 2 -26M42 -76q-8 -14 2 -26" stroke="#fff" stroke-width="3" opacity=".6" fill="none"/>';

export function sprig(colour: string): string {
  const leaves = [18, 42, 66, 90]
    .map(
      (x, i) =>
        `<path d="M${x} ${-6 - i * 2}q10 -20 30 -18q-6 20 -30 18zM${x - 4} ${-5 - i * 2}q16 12 34 4q-14 -14 -34 -4z"/>`,
    )
    .join('');
  return `<ellipse cx="60" cy="0" rx="80" ry="6" fill="url(#sh)"/><path d="M0 -2Q60 -6 126 -16" stroke="${darken(colour, 0.3)}" stroke-width="3" fill="none"/><g fill="${colour}">${leaves}</g>`;
}
