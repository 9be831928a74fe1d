export const locationDialogTexts = {
  title: 'Where should we deliver?',
  leadIn: (zipcode: string) =>
    `You are shopping in ${zipcode}. Stores, prices and delivery times depend on the zipcode.`,
  lead: 'Stores, prices and delivery times depend on the zipcode.',
  zipcode: 'Pincode',
  submit: 'CONTINUE',
  /** ERR-02 */
  invalid: 'Invalid zipcode',
  /** GATE-12 */
  changed: 'Pin Code Changed',
  /** @param zipcode blank if none is chosen */
  warning: (units: number, zipcode: string) => {
    const items = units === 1 ? 'The item' : `The ${units} items`;
    const stay = zipcode ? ` for ${zipcode}` : '';
    return `${items} in your cart${stay} will be removed when you change the zipcode.`;
  },
};
