export const galleryTexts = {
  picture: 'Picture',
  pictures: (product: string) => `Pictures of ${product}`,
  pictureOf: (product: string, position: number, count: number) =>
    `${product}, picture ${position} of ${count}`,
  position: (position: number, count: number) => `Picture ${position} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
