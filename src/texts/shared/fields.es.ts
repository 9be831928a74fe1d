import type { fieldTexts as English } from './fields';

export const fieldTexts: typeof English = {
  checkFields: 'Revise estos campos',
  showPassword: (label) => `Mostrar ${label.toLowerCase()}`,
  showOptions: (label) => `Mostrar opciones: ${label}`,
  noMatches: 'Sin coincidencias',
  decrease: (label) => `Reducir: ${label}`,
  increase: (label) => `Aumentar: ${label}`,
};
