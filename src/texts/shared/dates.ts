export const dateTexts = {
  format: 'MM/dd/yyyy',
  loadingCalendar: 'Loading calendar',
  calendarNotLoaded: 'The calendar could not be loaded. Check your connection, then close and open it again.',
  earliest: (date: string) => `Earliest: ${date}`,
  selectDate: 'Select Date',
  selectTime: 'Select Time',
  hours: (first: string, last: string) => `From ${first} to ${last}`,
};
