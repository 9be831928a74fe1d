export const priceSummaryTexts = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  taxes: 'Taxes',
  deliveryFee: 'Delivery Fee',
  processingFee: 'Processing Fee',
  packagingFee: 'Packaging Fee',
  bankCharges: 'Bank Charges',
  gstOnFee: 'GST on Fee',
  driverTip: 'Driver Tip',
  total: 'Total',
};
