export const missingChoiceTexts = {
  required: 'Required',
  dateNotAvailable: (date: string) => `Required: ${date} is not available`,
};
