export const visitTexts = {
  retailerRequired: 'Retailer is required.',
  dateAndTimeRequired: 'Dining date and time is required',
  outsideHours: (first: string, last: string) => `Choose a time from ${first} to ${last}.`,
  pickUpDuration: 'ready in 1 hour',
};
