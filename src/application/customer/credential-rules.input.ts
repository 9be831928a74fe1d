import { isEmail } from 'class-validator';
import type { FieldRule } from '../shared/field-rules.input';

/** CONST-03 */
export const PASSWORD_MIN_LENGTH = 8;

/** Required first, then the form, each form of the site with its own text (AUTH-18, AUTH-19, AUTH-25, GUEST-03). */
export const emailRule =
  (malformed: string): FieldRule<object> =>
  (typed) => {
    if (typed.trim() === '') return 'Email is required.';
    // Half a character is none, and the library would stumble over it.
    return !/\p{Surrogate}/u.test(typed) && isEmail(typed.trim()) ? null : malformed;
  };

/** AUTH-20, AUTH-21, AUTH-27, PWD-04..07, X-062; characters as people count them. */
export const passwordRule =
  (tooShort: string, missing = 'Password is required.'): FieldRule<object> =>
  (typed) => {
    if (typed === '') return missing;
    return [...typed].length < PASSWORD_MIN_LENGTH ? tooShort : null;
  };
