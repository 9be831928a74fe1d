import { darken, lighten } from '../colour';
import { rounded } from '../svg';
import { halfWidthAt, lipOf } from './profile';
import type { BottleShape } from './shapes';

export type ClosureName = 'capsule' | 'foil' | 'stopper' | 'ball' | 'screw' | 'wax' | 'crown' | 'tab';

/** Draws a closure over the neck; `o` is the bottle's outline, `s` the gradient for round objects. */
type Painter = (shape: BottleShape, colour: string) => string;

function sleeve(shape: BottleShape, colour: string, reach: number): string {
  const lip = lipOf(shape.profile) + 2;
  return (
    `<clipPath id="k"><rect x="-60" y="-8" width="120" height="${rounded(reach + 8)}"/></clipPath>` +
    `<g clip-path="url(#k)"><use href="#o" fill="${colour}" stroke="${colour}" stroke-width="2.5"/>` +
    `<path d="M${-lip} 3Q0 -7 ${lip} 3V12H${-lip}Z" fill="${colour}"/><use href="#o" fill="url(#s)"/></g>` +
    `<path d="M${-lip} 2.5Q0 -6 ${lip} 2.5Q0 7 ${-lip} 2.5Z" fill="${lighten(colour, 0.18)}"/>`
  );
}

function ring(y: number, shape: BottleShape, colour: string): string {
  const half = halfWidthAt(shape.profile, y);
  return `<path d="M${rounded(-half)} ${rounded(y)}Q0 ${rounded(y + 3)} ${rounded(half)} ${rounded(y)}" stroke="${colour}" stroke-width="1.6" fill="none"/>`;
}

const capsule: Painter = (shape, colour) =>
  sleeve(shape, colour, shape.capsule) +
  ring(shape.capsule - 5, shape, lighten(colour, 0.45)) +
  ring(shape.capsule - 9, shape, lighten(colour, 0.3)) +
  ring(23, shape, darken(colour, 0.35));

/** A capsule with a hood over the wire of a sparkling wine's cork. */
const foil: Painter = (shape, colour) => {
  const lip = lipOf(shape.profile) + 4;
  const hood = `M${-lip} 14C${-lip - 3} -2 ${-lip + 1} -14 0 -14S${lip + 3} -2 ${lip} 14Z`;
  return (
    `<path d="${hood}" fill="${colour}"/><path d="${hood}" fill="url(#s)"/>` +
    capsule(shape, colour) +
    `<path d="M${-lip} 16Q0 22 ${lip} 16M-11 -11V17M11 -11V17" stroke="${darken(colour, 0.5)}" stroke-width="1.2" fill="none" opacity=".6"/>`
  );
};

/** A round cap, over a cork that shows through the glass: how much wider than the lip, how far up and down, how round. */
const capOf = (wider: number, rise: number, height: number, radius: number): Painter => ({ profile }, colour) => {
  const half = lipOf(profile) + wider;
  const cork = lipOf(profile) - 6;
  const box = `x="${-half}" y="${-rise}" width="${half * 2}" height="${height}" rx="${radius}"`;
  return (
    `<rect x="${-cork}" y="-2" width="${cork * 2}" height="34" rx="2" fill="#cfa673" opacity=".85"/>` +
    `<rect ${box} fill="${colour}"/><rect ${box} fill="url(#s)"/>` +
    `<ellipse cy="${radius - rise}" rx="${half * 0.7}" ry="2.6" fill="${lighten(colour, 0.35)}" opacity=".6"/>`
  );
};

const wax: Painter = (shape, colour) => {
  const h = lipOf(shape.profile) + 4;
  const y = shape.capsule;
  const drip = `M${-h} 4C${-h} -14 ${h} -14 ${h} 4L${h - 2} ${y - 8}c0 16 -9 16 -10 2c-1 -10 -7 -8 -8 2c-1 22 -10 22 -11 0c-1 -9 -7 -9 -8 2c-1 12 -9 12 -10 -2c-1 -8 -5 -6 -6 0z`;
  return (
    `<path d="${drip}" fill="${colour}"/><path d="${drip}" fill="url(#s)"/>` +
    `<path d="M${-h + 7} 2C${-h + 8} 20 ${-h + 8} 30 ${-h + 9} ${y - 18}" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round" fill="none"/>` +
    `<ellipse cy="-6" rx="${h - 6}" ry="3.4" fill="#fff" opacity=".2"/>`
  );
};

const crown: Painter = (_, colour) => {
  const cap = 'M-17 -7Q0 -13 17 -7L21 9l-4 3 -4 -3 -4 3 -4 -3 -5 3 -5 -3 -4 3 -4 -3 -4 3 -4 -3z';
  return `<path d="${cap}" fill="${colour}"/><path d="${cap}" fill="url(#s)"/><ellipse cx="-4" cy="-6" rx="9" ry="2" fill="#fff" opacity=".35"/>`;
};

const tab: Painter = () =>
  `<path d="M-53 0Q0 -8 53 0Q0 9 -53 0Z" fill="#d9d9d6"/><path d="M-47 1Q0 -5 47 1Q0 7 -47 1Z" fill="#b9bab7"/>` +
  `<ellipse cx="4" cy="1" rx="12" ry="2.4" fill="#8f908e"/><path d="M-56 3V9Q0 17 56 9V3Q0 12 -56 3Z" fill="#cfcfcb"/>`;

const PAINTERS: Record<ClosureName, Painter> = {
  capsule, foil, stopper: capOf(5, 34, 35, 4), ball: capOf(-2, 52, 53, 24), screw: capOf(1.5, 4, 42, 3), wax, crown, tab,
};

export function drawClosure(name: ClosureName, shape: BottleShape, colour: string): string {
  return PAINTERS[name](shape, colour);
}

/** How far a closure rises above the lip. */
export function closureRise(name: ClosureName): number {
  return { capsule: 2, foil: 14, stopper: 34, ball: 52, screw: 4, wax: 10, crown: 12, tab: 6 }[name];
}
