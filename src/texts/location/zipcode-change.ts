export const zipcodeChangeTexts = {
  title: (zipcode: string) => `Change to ${zipcode}?`,
  explanation: 'Each cart is for one zipcode, so changing the zipcode empties your cart.',
  available: (zipcode: string) => `Available in ${zipcode}`,
  notAvailable: (zipcode: string) => `Not available in ${zipcode}`,
  stayIn: (zipcode: string) => `Stay in ${zipcode}`,
  keepCart: 'Keep my cart',
  confirm: 'Change and empty cart',
};
