export const identityOfferTexts = {
  title: 'Verify your age and identity',
  text: 'You will need two photos of your ID and a selfie.',
  verify: 'Verify identity',
  notNow: 'Not now',
  verified: 'Your age and identity are verified',
  notAgain: 'You do not need to send your ID again.',
  selfieBeforeOrder: 'Before each order you will be asked for a selfie.',
};
