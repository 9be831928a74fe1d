/** How the glass reflects light. */
interface Glass {
  readonly tint: string;
  /** 1 is opaque, 0 is perfectly clear. */
  readonly density: number;
  /** How strongly the edges darken. */
  readonly edge: number;
}

export const GLASSES = {
  flint: { tint: '#dfe7e4', density: 0.05, edge: 0.46 },
  frosted: { tint: '#e9eeec', density: 0.72, edge: 0.34 },
  green: { tint: '#2c3a22', density: 0.9, edge: 0.8 },
  leaf: { tint: '#6b6a2c', density: 0.62, edge: 0.62 },
  emerald: { tint: '#1f5a3a', density: 0.72, edge: 0.7 },
  amber: { tint: '#5a2c0e', density: 0.82, edge: 0.72 },
  black: { tint: '#1a1714', density: 0.97, edge: 0.7 },
  teal: { tint: '#2d6e70', density: 0.62, edge: 0.58 },
  stoneware: { tint: '#8a6a4d', density: 1, edge: 0.6 },
} as const satisfies Record<string, Glass>;

export type GlassName = keyof typeof GLASSES;
