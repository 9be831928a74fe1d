import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { contract } from './support/contract';
import { captchaUnsolved, refusing, tooOften } from './support/answers';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';

const outcome = contract('password');
const requestPasswordReset = outcome.with({ call: 'requestPasswordReset' });
const changePassword = outcome.with({ call: 'changePassword' });

const JANE = 'jane@example.com';
const LINK_SENT = 'If there is an account with this email, we have sent it a link to set a new password.';
const onItsWay = [{ code: 1, message: someText(LINK_SENT) }];

const requests = [
  ['a link to a member [BD-22]', 'a registered customer jane@example.com exists', JANE],
  [
    'the same answer for an e-mail without an account [BD-22, X-070]',
    'no customer nobody@example.com exists',
    'nobody@example.com',
  ],
] as const;

for (const [title, given, email] of requests) {
  requestPasswordReset(title, {
    given,
    body: { email },
    answer: onItsWay,
    when: ({ passwordResets }) => passwordResets.request(email, undefined, ''),
    result: ok(LINK_SENT),
  });
}

requestPasswordReset('a link that is requested on the auth page, with the cart [BD-22, API-22, X-186]', {
  given: 'a registered customer jane@example.com exists',
  body: { email: JANE, cart_id: samples.cartId },
  answer: onItsWay,
  when: ({ passwordResets }) => passwordResets.request(JANE, samples.cartId, ''),
  result: ok(LINK_SENT),
});

const refusedEmails = [
  ['no link for an invalid e-mail [BD-22, X-070]', 'jane@', 'Email must be in email format.'],
  ['no link without an e-mail [BD-22]', '', 'Email is required.'],
] as const;

for (const [title, email, message] of refusedEmails) {
  requestPasswordReset(title, {
    given: 'a registered customer jane@example.com exists',
    body: { email },
    answer: [{ code: -1, message }],
    when: ({ passwordResets }) => passwordResets.request(email, undefined, ''),
    result: refused(message),
  });
}

requestPasswordReset('a captcha that is not solved [BD-22, X-059]', {
  ...captchaUnsolved,
  body: { email: JANE },
  answer: [captchaUnsolved.answer],
  when: ({ passwordResets }) => passwordResets.request(JANE, undefined, 'no-solution'),
});

requestPasswordReset('a captcha that is solved [BD-22, X-059]', {
  given: 'the captcha is checked',
  body: { email: JANE },
  headers: { 'X-Captcha-Solution': fromState('captchaSolution') },
  answer: onItsWay,
  when: ({ passwordResets }) => passwordResets.request(JANE, undefined, samples.captchaSolution),
  result: ok(LINK_SENT),
});

requestPasswordReset('too many requests [BD-22, BDG-06]', {
  ...tooOften,
  body: { email: JANE },
  answer: [tooOften.answer],
  when: ({ passwordResets }) => passwordResets.request(JANE, undefined, ''),
});

const NEW = 'battery staple horse';
const sent = (
  newPassword: string = NEW,
  confirmPassword = newPassword,
  token: unknown = fromState('resetToken'),
) => ({
  reset_token: token,
  new_password: newPassword,
  confirm_password: confirmPassword,
});

changePassword('a new password [BD-23, API-23]', {
  given: 'a valid reset token exists',
  body: sent(),
  answer: { code: 1 },
  when: ({ passwordResets }) => passwordResets.change(samples.resetToken, NEW, NEW),
  result: ok(null),
});

const links = [
  [
    'a link that has expired [BD-23, X-072]',
    'an expired reset token exists',
    'This link has expired. Please request a new one.',
  ],
  [
    'a link that was used [BD-23, X-072]',
    'a used reset token exists',
    'This link has already been used. Please request a new one.',
  ],
] as const;

for (const [title, given, message] of links) {
  changePassword(title, {
    given,
    body: sent(),
    ...refusing(message),
    when: ({ passwordResets }) => passwordResets.change(samples.resetToken, NEW, NEW),
  });
}

changePassword('an invalid link [BD-23]', {
  given: 'a valid reset token exists',
  body: sent(NEW, NEW, 'rst_unknown'),
  ...refusing('This link is not valid. Please request a new one.'),
  when: ({ passwordResets }) => passwordResets.change('rst_unknown', NEW, NEW),
});

const passwords = [
  ['two passwords that differ [BD-23, X-071]', NEW, 'battery stapel horse', 'Passwords must match'],
  ['a short password [BD-23]', 'seven77', 'seven77', 'Password must be at least 8 characters.'],
  ['no password [BD-23]', '', '', 'New password is required.'],
  ['a password that is not confirmed [BD-23]', NEW, '', 'Confirm password is required.'],
] as const;

for (const [title, newPassword, confirmPassword, message] of passwords) {
  changePassword(title, {
    given: 'a valid reset token exists',
    body: sent(newPassword, confirmPassword),
    answer: { code: -1, message },
    when: ({ passwordResets }) => passwordResets.change(samples.resetToken, newPassword, confirmPassword),
    result: refused(message),
  });
}
