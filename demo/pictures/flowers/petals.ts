/** Petal outlines: base at 0 0, tip at 0 -40. */
export const PETALS = {
  round: 'M0 2C-24 0 -30 -34 -8 -39C-3 -41 3 -41 8 -39C30 -34 24 0 0 2Z',
  frilled: 'M0 2C-18 -2 -28 -22 -20 -35L-14 -33 -9 -40 -3 -36 3 -41 9 -36 14 -39 20 -34C28 -22 18 -2 0 2Z',
  slim: 'M0 2C-7 -4 -9 -30 0 -41C9 -30 7 -4 0 2Z',
  pointed: 'M0 2C-13 -6 -15 -26 0 -44C15 -26 13 -6 0 2Z',
  wide: 'M0 2C-30 6 -38 -26 -16 -36C-8 -39 -3 -34 0 -32C3 -34 8 -39 16 -36C38 -26 30 6 0 2Z',
  toothed: 'M0 2L-15 -30 -11 -33 -8 -38 -4 -35 0 -41 4 -35 8 -38 11 -33 15 -30Z',
} as const;

export type PetalName = keyof typeof PETALS;
