export const savedCardTexts = {
  endingIn: (brand: string, lastDigits: string) => `${brand} ending in ${lastDigits}`,
};
