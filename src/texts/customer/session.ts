export const sessionTexts = {
  accountNotLoaded: 'Your account could not be loaded.',
};
