export const priceTexts = {
  from: 'from',
  /** Before the earlier, higher price. */
  insteadOf: 'instead of ',
};
