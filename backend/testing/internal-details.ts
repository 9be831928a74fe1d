/** What no shopper may be shown: stack traces, SQL, paths of the machine. */
export const INTERNAL_DETAILS =
  /\n\s+at |node_modules|\b(?:select|insert into|update|delete from) .*"|\/(?:home|root|tmp)\//i;
