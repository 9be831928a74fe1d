function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours by `share`. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share);
  const value = (blend(r1, r2) << 16) | (blend(g1, g2) << 8) | blend(b1, b2);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number) => mix(hex, '#17120c', share);

/** A darker and more saturated shade of a colour. */
export function deepen(hex: string): string {
  const [r, g, b] = channels(hex).map((channel) => Math.round((channel * channel) / 255)) as [
    number,
    number,
    number,
  ];
  return `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;
}

/** Perceived lightness, 0 to 1: decides whether text on a colour is dark or light. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
