import type { Mail } from '../shared/mail-outbox.port';

/** The only place with the plain reset token, on its way to the account's e-mail address (BD-22). */
export function resetMail(recipient: string, token: string): Mail {
  return {
    recipient,
    subject: 'Set a new password',
    body: 'We received a request to set a new password for your account. The link can be used once, within 60 minutes.\n\nIf you did not ask for it, you can ignore this email: your password stays the same.',
    link: `/account/resetpassword?token=${token}`,
    linkText: 'Set a new password',
  };
}

/** Tells the owner of the account, in case somebody else changed the password. */
export function passwordChangedMail(recipient: string): Mail {
  return {
    recipient,
    subject: 'Your password was changed',
    body: 'The password of your account was changed, and all your devices were signed out.\n\nIf you did not change it, set a new one now.',
    link: '/forgot/password',
    linkText: 'Set a new password',
  };
}
