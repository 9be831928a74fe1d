export const faceCheckTexts = {
  title: 'Verify Yourself Before Placing An Order',
  lead: 'Take a selfie. We compare it with your identity check and delete it right away. You then have one hour to place your order.',
  simulated: 'This face check is simulated',
  simulatedHow: 'No faces are compared: any picture matches unless the camera is covered.',
  verify: 'Verify',
  back: 'Back to payment',
  loading: 'Loading your identity check',
  loadFailed: 'Your identity check could not be loaded.',
  /** KYC-32 */
  notVerified: 'Face Match Id Not Available.',
  notVerifiedYet:
    'You have not completed an identity check yet. It takes a few minutes, and you only do it once.',
  verifyIdentity: 'Verify identity',
  selfieMissing: 'Selfie In Not Uploaded.',
  /** KYC-35 */
  notMatched: 'Error In Face Matching Or WebCam Access Issue. Please Try Again',
  failed: 'Something Went Wrong',
  matched: (percent: number) => `Face Verification Successful Match is ${percent} %`,
};
