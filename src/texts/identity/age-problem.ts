export const ageProblemTexts = {
  declareAge: 'I am over 21',
  verify: 'Verify your identity',
  changeCart: 'Change your cart',
};
