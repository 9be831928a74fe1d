export const vendorCostsTexts = {
  title: 'Costs by store',
  store: 'Store',
  items: 'Items',
  discount: 'Discount',
  delivery: 'Delivery',
  fees: 'Fees',
  taxes: 'Taxes',
  allStores: 'All stores',
};
