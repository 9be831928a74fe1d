export const emailFieldTexts = {
  label: 'Email',
};
