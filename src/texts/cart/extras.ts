export const cartExtrasTexts = {
  couponCode: 'Coupon code',
  applied: 'Applied:',
  giftMessage: 'Gift message',
  characters: (count: number, limit: number) => `${count} of ${limit} characters`,
};
