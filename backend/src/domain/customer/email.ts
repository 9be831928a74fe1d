import isWellFormed from 'validator/lib/isEmail.js';
import { EMAIL_MALFORMED, emailRule } from '../../../../rules/customer/email';

/** What is wrong with the e-mail of a member-to-be or a guest, or null. */
export const emailProblem = emailRule(EMAIL_MALFORMED, isWellFormed);

export const isEmail = (text: string): boolean => emailProblem(text) === null;
