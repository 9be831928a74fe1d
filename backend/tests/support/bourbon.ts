/** A bottle of Harbor Light Bourbon as a shopper adds it to the cart, in the states that sell it. */
export const BOURBON = {
  product_id: '1011',
  qty: 1,
  zipcode: '10001',
  loc_id: '11',
  speed_id: 'Same Day',
} as const;
