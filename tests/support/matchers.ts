/** Any text that says something. */
export const someWords: unknown = expect.stringMatching(/\w/);
