export const walletShippingTexts = {
  crumb: 'Choose a retailer',
  title: 'CHOOSE A RETAILER FOR DINE-IN',
  loading: 'Loading retailers',
  speed: 'Select Speed',
  dineIn: 'Dine-In',
  dineInHint: 'Your drinks are served at your table',
  retailer: 'Select Retailer',
  chooseFirst: 'Choose a retailer to continue.',
  proceed: 'CONTINUE',
};
