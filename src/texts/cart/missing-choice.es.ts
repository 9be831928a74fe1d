import type { missingChoiceTexts as English } from './missing-choice';

export const missingChoiceTexts: typeof English = {
  required: 'Obligatorio',
  dateNotAvailable: (date) => `Obligatorio: ${date} no está disponible`,
};
