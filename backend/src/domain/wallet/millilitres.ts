/** What a bottle holds; 0 for sizes that are not measured, as those of flowers. */
export const millilitresOf = (bottleSize: string): number =>
  /^\d{1,5}$/.test(bottleSize) ? Number(bottleSize) : 0;
