export const failureTexts = {
  fault: 'Something went wrong. Please try again.',
  signedOut: 'Please sign in again.',
  offline: 'You are not connected to internet',
  reference: (id: string) => `Reference: ${id}`,
};
