import type { CaptchaSolution } from '../../../application/shared/captcha.port';

/** no header where the check is turned off. */
export const captchaHeader = (solution: CaptchaSolution) =>
  solution ? { 'X-Captcha-Solution': solution } : {};
