/** An order without a delivery and a billing address (SUM-24). */
export const DELIVERY_ADDRESS_REQUIRED =
  'Delivery address is required. Please add a delivery address before placing the order.';

/** The address is not in the zipcode that the cart is for (ADDR-19). */
export const ADDRESS_IN_OTHER_ZIPCODE = 'Delivery zipcode Doesnot match with selected product zipcode';
