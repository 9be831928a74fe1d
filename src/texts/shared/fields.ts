export const fieldTexts = {
  checkFields: 'Please check these fields',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  /** Followed by the label of the field. */
  showOptions: 'Show',
  noMatches: 'No matches',
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
};
