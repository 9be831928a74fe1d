import { samples } from '../support/from-state';
import { someText } from '../support/matchers';

export const token = someText(samples.token);

/** A captcha's header that solves nothing, and what the backend says to it. */
export const unsolved = { 'X-Captcha-Solution': 'no-solution' };
export const NOT_A_ROBOT = 'Please confirm again that you are not a robot';
export const captchaRefusal = { code: -1, message: someText(NOT_A_ROBOT) };

/** What a caller is told who tries too often (BDG-06). */
export const TOO_OFTEN = 'Too many attempts. Please try again later.';
export const tooOften = { status: 429, answer: { code: -1, message: someText(TOO_OFTEN) } };
