export const newCardTexts = {
  panel: 'Card',
  holder: 'Card holder',
  retry: 'Retry',
  loading: 'Loading the card form',
  number: 'Card number',
  expiry: 'Expiry',
  cvc: 'CVC',
  simulated: 'This card form is simulated',
  simulatedHow: 'No real card is charged. Use a test number, any future expiry date and any CVC.',
  testNumbers: 'Test card numbers',
  saveForLater: 'You want to save this card',
  billingAddress: 'Billing Address',
  sameAsShipping: 'Same As Shipping Address',
  incomplete: 'Enter the card holder and the card details to continue.',
  submit: 'Save and Continue',
  /** PAY-35 */
  networkFailed: 'Internal server error occured',
};
