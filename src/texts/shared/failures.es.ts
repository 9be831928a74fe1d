import type { failureTexts as English } from './failures';

export const failureTexts: typeof English = {
  fault: 'Algo salió mal. Inténtelo de nuevo.',
  signedOut: 'Vuelva a iniciar sesión.',
  offline: 'No tiene conexión a internet',
  reference: (id) => `Referencia: ${id}`,
};
