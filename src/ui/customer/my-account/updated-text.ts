/** What the account says of a change that was saved (NET-13, X-174). */
export const UPDATED_TEXT = 'Updated SuccessFully';
