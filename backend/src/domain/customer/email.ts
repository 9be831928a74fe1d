import isWellFormedEmail from 'validator/lib/isEmail.js';

/** Half a character is none, and the library would stumble over it. */
export const isEmail = (text: string): boolean => !/\p{Surrogate}/u.test(text) && isWellFormedEmail(text);
