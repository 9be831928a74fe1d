import { refused, unavailable } from '../../../src/domain/shared/failure';
import { aMember } from './callers';
import { someText } from './matchers';

/** A refusal in the backend's own words, which the shop shows. */
export const refusing = (message: string) => ({
  answer: { code: -1, message: someText(message) },
  result: refused(message),
});

/** The same from a call that answers with a list. */
export const refusingInList = (message: string) => ({
  ...refusing(message),
  answer: [{ code: -1, message: someText(message) }],
});

/** The answer to a token that does not allow the call. */
export const signedOut = (message = 'Please sign in again.') => ({
  status: 401,
  answer: { code: -1, message: someText(message) },
  result: unavailable('signed-out', message),
});

export const unknownToken = { given: 'an invalid token is used', as: aMember, ...signedOut() } as const;

/** A call above its rate limit (BDG-06). */
export const tooOften = {
  given: 'the caller has used up every limit',
  status: 429,
  ...refusing('Too many attempts. Please try again later.'),
} as const;

/** The same for a call whose failures the shell shows. */
export const tooOftenForShell = {
  ...tooOften,
  result: unavailable('fault', 'Too many attempts. Please try again later.'),
} as const;

/** A captcha header without a solution. */
export const captchaUnsolved = {
  given: 'the captcha is checked',
  headers: { 'X-Captcha-Solution': 'no-solution' },
  ...refusing('Please confirm again that you are not a robot.'),
} as const;
