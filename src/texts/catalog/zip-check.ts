export const zipCheckTexts = {
  title: 'Delivery zipcode',
  zipcode: 'Deliver to zipcode',
  submit: 'Submit',
  wrongLength: 'Please enter a valid 5-digit zipcode',
  fetched: 'Zipcode details fetched',
  notFetched: 'Failed to fetch zipcode details',
  verifying: 'Verifying...',
  enterToEnable: 'Enter 5-digit zipcode to enable fields',
  emptiesCart: (cartZipcode: string) =>
    `Your cart is for ${cartZipcode || 'another zipcode'}. Changing the zipcode empties it.`,
  notServed: (zipcode: string) => `We are not currently serving the zipcode ${zipcode}`,
};
