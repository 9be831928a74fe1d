export const sharedRuleTexts = {
  zipcodeRequired: (field: string) => `${field} is required.`,
  zipcodeNotANumber: (field: string) => `${field} must be a number.`,
  notANumber: 'Must be a number.',
  notFiveDigits: 'Must be exactly 5 digit',
};
