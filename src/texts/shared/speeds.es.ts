import type { speedTexts as English } from './speeds';

export const speedTexts: typeof English = {
  local: 'Local',
  localDuration: 'aproximadamente 1 hora',
  courier: 'Mensajería',
  courierDuration: '2~3 días',
  farmDirect: 'Directo de la granja',
};
