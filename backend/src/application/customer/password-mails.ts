import type { Mail } from '../shared/mail-outbox.port';

/** The one place where a reset token stands in the clear: it is on its way to whoever reads the account's mail (BD-22). */
export function resetMail(recipient: string, token: string): Mail {
  return {
    recipient,
    subject: 'Set a new password',
    body: 'Somebody, you we hope, asked to set a new password for your account. The link works once, for 60 minutes.\n\nIf it was not you, do nothing: your password stays as it is.',
    link: `/account/resetpassword?token=${token}`,
  };
}

/** To whoever reads the account's mail, in case it was somebody else. */
export function passwordChangedMail(recipient: string): Mail {
  return {
    recipient,
    subject: 'Your password was changed',
    body: 'The password of your account was changed, and every device was signed out.\n\nIf it was not you, set a new one now.',
    link: '/forgot/password',
  };
}
