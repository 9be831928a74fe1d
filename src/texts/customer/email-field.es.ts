import type { emailFieldTexts as English } from './email-field';

export const emailFieldTexts: typeof English = {
  label: 'Correo electrónico',
};
