export const checkoutRuleTexts = {
  addressRequired: 'Delivery address is required. Please add a delivery address before placing the order.',
  addressInOtherZipcode: 'Delivery zipcode Doesnot match with selected product zipcode',
  upiIdInvalid: 'please provide valid UPI ID',
};
