export const floristTexts = {
  title: 'Florist',
  description: 'Bouquets and plants from our florists. This page is coming soon.',
  heading: 'Coming soon',
  text: 'We are still working on this page. You can already buy bouquets in the store.',
  shop: 'Shop flowers',
};
