export const addressStepTexts = {
  title: 'Select a Shipping Address',
  onlyThere: (zipcode: string) => `Your cart is for ${zipcode}, so it can only be delivered there.`,
  addNew: 'ADD NEW ADDRESSES',
  newTitle: 'Add a new address',
  retry: 'Retry',
  selectFirst: 'Select an address to continue.',
  proceed: 'SAVE & CONTINUE',
  loading: 'Loading your addresses',
  saved: 'Saved addresses',
  isDefault: 'Default',
  elsewhere: 'Outside your shopping zipcode',
  /** ADDR-18 */
  notSelectable: "Selection not Allowed as Shipping Zipcode dosen't Match with Shopping Zipcode",
};
