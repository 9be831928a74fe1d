export const headerTexts = {
  home: (shop: string) => `${shop} home`,
  menu: 'Menu',
  /** HEAD-01 */
  place: (zipcode: string) => `SHOPPING AT - ${zipcode}`,
  /** HEAD-02 */
  noPlace: 'Select Location',
  changePlace: 'Change',
  /** @param wide shows its part on wide screens only */
  deliveryOptions: <N>(wide: (text: string) => N) => ['Delivery', wide(' options')],
  /** @param units a number, or `99+` */
  cart: (units: number | string) => `Cart, ${units} ${units === 1 ? 'item' : 'items'}`,
  account: 'Account',
  /** HEAD-15 */
  greeting: (name: string) => `Hey, ${name}`,
  signIn: 'Sign-in',
  createAccount: 'Create Account',
  myOrders: 'My Orders',
  myAccount: 'My Account',
  signOut: 'Logout',
};
