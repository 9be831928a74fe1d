import type { carouselTexts as English } from './carousel';

export const carouselTexts: typeof English = {
  role: 'carrusel',
  previousItems: 'Artículos anteriores',
  nextItems: 'Artículos siguientes',
};
