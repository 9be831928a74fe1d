export const shellTexts = {
  /** */
  sessionEnded: 'Your session has ended. Sign in again or continue as a guest.',
  partNotLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
};
