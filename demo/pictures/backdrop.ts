import { mix } from './colour';
import { n } from './svg';

/** A paper background: light from the upper left, a faint table. */
export function backdropDefs(tone = '#F3EEE6'): string {
  return (
    `<radialGradient id="bg" cx=".36" cy=".28" r=".95"><stop stop-color="${mix(tone, '#ffffff', 0.72)}"/><stop offset=".6" stop-color="${tone}"/>` +
    `<stop offset="1" stop-color="${mix(tone, '#b79f80', 0.34)}"/></radialGradient>` +
    `<linearGradient id="fl" x2="0" y2="1"><stop stop-color="${mix(tone, '#b39a78', 0.24)}"/><stop offset="1" stop-color="${mix(tone, '#ffffff', 0.35)}"/></linearGradient>` +
    shadowDefs()
  );
}

export function shadowDefs(): string {
  return '<radialGradient id="sh"><stop stop-color="#2b1d0e" stop-opacity=".5"/><stop offset=".55" stop-color="#2b1d0e" stop-opacity=".2"/><stop offset="1" stop-color="#2b1d0e" stop-opacity="0"/></radialGradient>';
}

export function backdrop(width: number, height: number, table: number): string {
  return (
    `<rect width="${width}" height="${height}" fill="url(#bg)"/>` +
    `<rect y="${n(table)}" width="${width}" height="${n(height - table)}" fill="url(#fl)" opacity=".7"/>`
  );
}

/** A soft shadow below an object, falling to the right. */
export function shadow(x: number, y: number, half: number): string {
  return (
    `<ellipse cx="${n(x + half * 0.5)}" cy="${n(y - 1)}" rx="${n(half * 1.7)}" ry="${n(half * 0.19 + 4)}" fill="url(#sh)" opacity=".65"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(half * 1.12)}" ry="${n(half * 0.1 + 3)}" fill="url(#sh)"/>`
  );
}
