export const homeTexts = {
  title: 'Store',
  loading: 'Loading the store',
  noProducts: 'No product available',
  invalidZipcode: 'Invalid zipcode',
  seeEverything: 'See everything we sell',
  promotions: 'Promotions',
  previousBanner: 'Previous banner',
  nextBanner: 'Next banner',
  /** Names a banner without a title. */
  shopNow: 'Shop now',
  /** Names an ad without a title. */
  seeOffer: 'See the offer',
  departments: 'Departments',
  topProductsAndPromotions: 'Top products and promotions',
  ourTopProduct: 'Our top product',
  vendors: (zipcode: string) => `Shops that deliver to ${zipcode}`,
  nextDelivery: (zipcode: string) => `Next delivery to ${zipcode}`,
  today: 'today',
  tomorrow: 'tomorrow',
  onDate: (date: string) => date,
  until: (day: string, time: string) => `${day} until ${time}`,
  asEarlyAs: (day: string) => `as early as ${day}`,
};
