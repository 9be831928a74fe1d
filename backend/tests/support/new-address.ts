/** A shipping address as a shopper sends it. */
export const NEW_ADDRESS = {
  address_type: 'shipping',
  first_name: 'Ann',
  last_name: 'Lee',
  street1: '1 A St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  nickname: 'Home',
  telephone: '2125550100',
} as const;
