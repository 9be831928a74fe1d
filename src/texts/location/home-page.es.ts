import type { homePageTexts as English } from './home-page';

export const homePageTexts: typeof English = {
  sectionTitle: (category) => `LO MEJOR EN ${category}`,
  bannerAction: 'Comprar ahora',
};
