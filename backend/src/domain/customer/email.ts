import isWellFormed from 'validator/lib/isEmail.js';
import { EMAIL_MALFORMED, emailRule, SIGN_IN_EMAIL_MALFORMED } from '../../../../rules/customer/email';

/** The message for an invalid e-mail of a registration or a guest, or null. */
export const emailProblem = emailRule(EMAIL_MALFORMED, isWellFormed);

/** The same, with the message for a password reset. */
export const resetEmailProblem = emailRule(SIGN_IN_EMAIL_MALFORMED, isWellFormed);
