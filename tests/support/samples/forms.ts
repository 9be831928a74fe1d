/** A form with a captcha, before anything is typed. */
export const EMPTY_FORM = {
  errors: {},
  refusals: 0,
  captcha: 'unsolved',
  canSubmit: false,
  isSending: false,
} as const;
/** The same once it may be sent. */
export const SOLVED_FORM = { ...EMPTY_FORM, captcha: 'solved', canSubmit: true } as const;
export const SENDING_FORM = { ...SOLVED_FORM, isSending: true } as const;
