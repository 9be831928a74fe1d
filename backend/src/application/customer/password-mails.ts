import type { Mail } from '../shared/mail-outbox.port';

/** The one place where a reset token stands in the clear: it is on its way to whoever reads the account's mail (BD-22). */
export function resetMail(recipient: string, token: string): Mail {
  return {
    recipient,
    subject: 'Set a new password',
    body: 'We received a request to set a new password for your account. The link can be used once, within 60 minutes.\n\nIf you did not ask for it, you can ignore this email: your password stays the same.',
    link: `/account/resetpassword?token=${token}`,
  };
}

/** To whoever reads the account's mail, in case it was somebody else. */
export function passwordChangedMail(recipient: string): Mail {
  return {
    recipient,
    subject: 'Your password was changed',
    body: 'The password of your account was changed, and all your devices were signed out.\n\nIf you did not change it, set a new one now.',
    link: '/forgot/password',
  };
}
