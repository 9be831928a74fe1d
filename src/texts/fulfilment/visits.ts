export const visitTexts = {
  retailerRequired: 'Retailer is required.',
  dateAndTimeRequired: 'Dining date and time is required',
  pickUpDuration: 'ready in 1 hour',
};
