import type { sharedRuleTexts as English } from './texts';

export const sharedRuleTexts: typeof English = {
  zipcodeRequired: () => 'El código postal es obligatorio.',
  zipcodeNotANumber: () => 'El código postal debe ser un número.',
  notANumber: 'Debe ser un número.',
  notFiveDigits: 'Debe tener exactamente 5 dígitos',
};
