import type { captchaTexts as English } from './captcha';

export const captchaTexts: typeof English = {
  unsolved: 'Soy una persona',
  solving: 'Verificando…',
  solved: 'Verificado',
  failed: 'La verificación falló. Presione para intentarlo de nuevo.',
  notVerified: 'No pudimos verificar que usted es una persona. Inténtelo de nuevo.',
};
