/** The name and slogans of the marketplace. Replace them with your own. */
export const brand = {
  name: 'Cork & Petal',
  tagline: 'Wine, flowers and gifts from local stores',
  pledge: 'Drinks, flowers and gifts from local stores, delivered to your door.',
  ageNotice: 'You must be over 21 to buy alcohol. Please drink responsibly.',
} as const;
