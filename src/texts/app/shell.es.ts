import type { shellTexts as English } from './shell';

export const shellTexts: typeof English = {
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo o continúe como invitado.',
  partNotLoaded: 'No se pudo cargar esta parte de la página. Compruebe su conexión e inténtelo de nuevo.',
};
