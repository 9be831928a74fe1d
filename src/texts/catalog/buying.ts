export const buyingTexts = {
  zipcodeFirst: 'Please enter and verify zipcode before adding to cart',
};
