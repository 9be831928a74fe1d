/** A result that may be some minutes old; then the newer one follows. */
export type Cached<Result> = Result & { readonly newer?: Promise<Result> };
