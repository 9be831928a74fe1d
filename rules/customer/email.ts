import { required, type ValueRule } from '../shared/required';
import { customerRuleTexts } from './texts';

/** At registration, and of a guest (AUTH-25, GUEST-03). */
export const EMAIL_MALFORMED = customerRuleTexts.emailMalformed;

/** At sign-in, and to reset a password (AUTH-19, X-062). */
export const SIGN_IN_EMAIL_MALFORMED = customerRuleTexts.signInEmailMalformed;

const isMissing = required(customerRuleTexts.emailRequired);

/**
 * Checks that an e-mail is present, then its format, with the form's own message. Shop and backend both pass
 * `validator`'s isEmail. Lone surrogates are rejected first, because it throws on them.
 */
export const emailRule =
  (malformed: string, isWellFormed: (text: string) => boolean): ValueRule =>
  (typed) => {
    const text = typed.trim();
    return isMissing(text) ?? (!/\p{Surrogate}/u.test(text) && isWellFormed(text) ? null : malformed);
  };
