export const homePageTexts = {
  sectionTitle: (category: string) => `OUR TOP ${category}`,
  bannerAction: 'Shop now',
};
