export const retailerTexts = {
  allStars: 'All',
  stars: (count: number) => `${count} Star`,
  /** SHIP-29 */
  none: 'No retailer available for this location presently',
  comingSoon: <N>(list: (text: string) => N) => [
    'We are coming soon to this pincode. Please see a ',
    list('list of all pincodes'),
    ' we currently serve.',
  ],
};
