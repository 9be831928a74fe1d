export const slotTexts = {
  loading: 'Loading time slots',
  taken: 'This slot has just been booked. Please choose another.',
  noneLeft: 'All Slots are booked. Please try another date.',
  notChosen: 'Not chosen yet',
};
