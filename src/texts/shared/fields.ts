export const fieldTexts = {
  checkFields: 'Please check these fields',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  showOptions: (label: string) => `Show ${label}`,
  noMatches: 'No matches',
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
};
