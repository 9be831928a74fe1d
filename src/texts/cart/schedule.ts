export const scheduleTexts = {
  notLoaded: 'Delivery dates could not be loaded.',
  notAvailable: 'Delivery dates are not available right now',
  deliveryDate: 'Delivery date',
  dateForEach: 'Choose a date for each item',
  date: 'Date',
  time: 'Time',
  changeDateOrTime: 'Change date or time',
  chooseDate: (name: string) => `${name}: choose a date`,
  chooseSlot: (name: string) => `${name}: choose a time slot`,
  chooseDateAndSlot: (name: string) => `${name}: choose a date and a time slot`,
  chooseVisit: (vendor: string) => `${vendor}: choose the date and time of your visit`,
};
