export const pictureTexts = {
  empty: 'This file is empty.',
  notPicture: (kinds: readonly string[]) => `This is not a ${kinds.join(' or ')} picture.`,
  tooLarge: 'This picture is larger than 5 MB.',
};
