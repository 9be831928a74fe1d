import { samples } from '../support/from-state';
import { someText } from '../support/matchers';

export const token = someText(samples.token);

/** A captcha header without a solution, and the backend's answer to it. */
export const unsolved = { 'X-Captcha-Solution': 'no-solution' };
export const NOT_A_ROBOT = 'Please confirm again that you are not a robot.';
export const captchaRefusal = { code: -1, message: someText(NOT_A_ROBOT) };

/** The answer when a rate limit is exceeded (BDG-06). */
export const TOO_OFTEN = 'Too many attempts. Please try again later.';
export const tooOften = { status: 429, answer: { code: -1, message: someText(TOO_OFTEN) } };
