export const saveNewCardTexts = {
  /** PAY-34 */
  addressRefused: 'something went wrong while saving billing address',
  /** PAY-32, PAY-33: the backend's message or the default, followed by this suffix. */
  cardRefused: (message: string) =>
    `${message || 'something went wrong while processing card'} :BackendError`,
};
