import type { failureTexts as English } from './failures';

export const failureTexts: typeof English = {
  offline: 'No tiene conexión a internet',
  reference: (id) => `Referencia: ${id}`,
};
