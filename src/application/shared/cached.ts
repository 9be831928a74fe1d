/** An answer, possibly some minutes old; then `newer` resolves with the current one. */
export type Cached<Answer> = Answer & { readonly newer?: Promise<Answer> };
