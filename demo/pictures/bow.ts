import { darken, lighten } from './colour';
import { at } from './svg';

/** A bow, its knot at `x`, `y`. */
export function bow(x: number, y: number, ribbon: string, scale = 1): string {
  const dark = darken(ribbon, 0.22);
  const drawn =
    `<path d="M0 0C-30 -46 -84 -44 -78 -12C-74 10 -34 8 0 0Z" fill="${ribbon}"/><path d="M0 0C30 -46 84 -44 78 -12C74 10 34 8 0 0Z" fill="${dark}"/>` +
    `<path d="M-4 -2C-30 -28 -58 -30 -64 -16M4 -2C30 -28 58 -30 64 -16" stroke="${lighten(ribbon, 0.35)}" stroke-width="2" fill="none"/>` +
    `<path d="M-2 2L-44 44L-28 46L-22 58L6 6ZM2 2L48 40L32 44L28 56L-6 6Z" fill="${dark}"/><rect x="-13" y="-13" width="26" height="24" rx="8" fill="${lighten(ribbon, 0.1)}"/>`;
  return at(x, y, drawn, scale);
}
