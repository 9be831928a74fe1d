export const vendorProductsTexts = {
  price: 'Price',
  size: 'Size',
  clearAll: 'CLEAR ALL',
  /** Before the lowest price of a product. */
  from: 'from',
  mayBeOutdated: 'This list may be out of date.',
  retry: 'Retry',
  /** VEND-18 */
  none: 'No products found.',
  notDelivered: 'This vendor does not deliver to your zipcode yet.',
  tryFewerFilters: 'Try removing some filters.',
  removeFilters: 'Remove all filters',
};
