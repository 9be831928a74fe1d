import type { pictureTexts as English } from './picture';

export const pictureTexts: typeof English = {
  empty: 'Este archivo está vacío.',
  notPicture: (kinds) => `Esto no es una imagen ${kinds.join(' o ')}.`,
  tooLarge: 'Esta imagen pesa más de 5 MB.',
};
