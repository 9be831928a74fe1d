export const samplePricesTexts = {
  open: 'Sample prices',
  title: 'Sample prices by star rating',
  lead: 'Approximate prices of a bottle, by the venue’s star rating. Each venue sets its own prices.',
  category: 'Category',
  beer: 'Beer',
  wine: 'Wine',
  whiskey: 'Whiskey',
};
