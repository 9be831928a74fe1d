export const captchaTexts = {
  unsolved: 'I am human',
  solving: 'Verifying…',
  solved: 'Verified',
  failed: 'Verification failed. Press to try again.',
  notVerified: 'We could not verify that you are human. Please try again.',
};
