import type { CaptchaSolution } from '../../../application/shared/captcha.port';

/** no header if the captcha is turned off. */
export const captchaHeader = (solution: CaptchaSolution) =>
  solution ? { 'X-Captcha-Solution': solution } : {};
