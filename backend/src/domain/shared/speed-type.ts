/** The three delivery speeds of products and carts, spelled as on the wire (GEN-10, X-036). */
export const SPEED_TYPES = ['Same Day', 'Next Day', 'Farm Direct'] as const;

export type SpeedType = (typeof SPEED_TYPES)[number];
