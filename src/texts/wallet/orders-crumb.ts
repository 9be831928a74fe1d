export const ordersCrumbTexts = {
  label: 'Your orders',
};
