export const captchaSolvingTexts = {
  failed: 'The check could not be solved.',
};
