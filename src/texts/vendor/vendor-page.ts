export const vendorPageTexts = {
  title: 'Vendor',
  description: (name: string) => `${name}: products, reviews and delivery information.`,
  home: 'Home',
  tabs: 'About this vendor',
  loading: 'Loading vendor',
  /** VEND-22 */
  missing: 'Vendor ID or zipcode missing!',
  missingAdvice: 'Select your location at the top of the page, then try again.',
  /** VEND-24, VEND-25 */
  failedAlert: 'Failed to fetch vendor data.',
  failed: 'Failed to fetch vendor data',
  /** VEND-23 */
  noData: 'No vendor data available.',

  logo: (name: string) => `${name}, logo`,
  website: 'Website',
  opensInNewTab: '(opens in a new tab)',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',

  shop: 'Shop',
  aboutTab: 'About',
  about: (name: string) => `About ${name}`,
  /** ERR-09, VEND-26 */
  noAbout: 'About vendor information not available.',
  reviewsTab: (count: number) => `Reviews (${count})`,
  reviews: 'Reviews',
  delivery: 'Delivery Info',
  noDelivery: 'This vendor has not provided delivery information.',
};
