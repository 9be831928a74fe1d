export const pageShellTexts = {
  skip: 'Skip to content',
  noScript:
    'You can browse and search without JavaScript. Please enable it to filter, choose options and buy.',
  home: (brand: string) => `${brand} home`,
  secureCheckout: 'Secure checkout',
};
