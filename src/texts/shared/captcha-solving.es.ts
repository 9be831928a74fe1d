import type { captchaSolvingTexts as English } from './captcha-solving';

export const captchaSolvingTexts: typeof English = {
  failed: 'No se pudo completar la comprobación.',
};
