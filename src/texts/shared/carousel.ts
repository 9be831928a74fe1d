export const carouselTexts = {
  role: 'carousel',
  previousItems: 'Previous items',
  nextItems: 'Next items',
};
