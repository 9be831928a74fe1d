/** The shop's name and words: a marketplace that runs it puts its own here. */
export const brand = {
  name: 'Cork & Petal',
  tagline: 'Wine, flowers and gifts from shops nearby',
  pledge: 'Drinks, flowers and gifts, brought to the door by the shops of your neighbourhood.',
  ageNotice: 'You must be over 21 to buy alcohol. Please drink responsibly.',
} as const;
