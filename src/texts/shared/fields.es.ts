import type { fieldTexts as English } from './fields';

export const fieldTexts: typeof English = {
  checkFields: 'Revise estos campos',
  showPassword: (label) => `Mostrar ${label.toLowerCase()}`,
  showOptions: 'Mostrar opciones:',
  noMatches: 'Sin coincidencias',
  decrease: (label) => `Reducir: ${label}`,
  increase: (label) => `Aumentar: ${label}`,
};
