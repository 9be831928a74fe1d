export const guestEmailTexts = {
  title: 'Check out as a guest',
  lead: 'All we need is your email, for your order confirmation.',
  proceed: 'PROCEED',
  alreadyCustomer: 'Already a customer?',
  signIn: 'Sign in',
  toStore: 'Continue shopping',
  failed: 'Something Went Wrong',
};
