/** The volume of a bottle; 0 for sizes without one, such as those of flowers. */
export const millilitresOf = (bottleSize: string): number =>
  /^\d{1,5}$/.test(bottleSize) ? Number(bottleSize) : 0;
