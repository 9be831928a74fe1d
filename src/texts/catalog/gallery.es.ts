import type { galleryTexts as English } from './gallery';

export const galleryTexts: typeof English = {
  picture: 'Imagen',
  pictures: (product) => `Imágenes de ${product}`,
  pictureOf: (product, position, count) => `${product}, imagen ${position} de ${count}`,
  position: (position, count) => `Imagen ${position} de ${count}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};
