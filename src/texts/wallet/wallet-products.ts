export const walletProductsTexts = {
  title: 'Your prepaid drinks',
  visit: 'Your visit',
  retailer: 'Select Retailer',
  chooseRetailer: 'Choose a retailer',
  none: 'None of your prepaid drinks can be redeemed here',
  noneHint:
    'You can redeem prepaid drinks at venues in the same state and with the same star rating as where you bought them.',
  toWallet: 'Go to your wallet',
  sortBy: 'Sort by',
  noMatches: 'No prepaid drinks match these filters.',
  filters: { size: 'Size', price: 'Price' },
  available: (amount: string) => `Available in Wallet: ${amount}`,
  redeemable: (amount: string) => `Redeemable Here: ${amount}`,
  sizeOf: (product: string) => `Size of ${product}`,
  add: 'ADD TO CART',
  addOf: (product: string) => `ADD TO CART: ${product}`,
};
