/** Details that must not reach a shopper: stack traces, SQL, file paths. */
export const INTERNAL_DETAILS =
  /\n\s+at |node_modules|\b(?:select|insert into|update|delete from) .*"|\/(?:home|root|tmp)\//i;
