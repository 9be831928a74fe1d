/** Any non-empty text. */
export const someWords: unknown = expect.stringMatching(/\w/);
