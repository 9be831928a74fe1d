import type { errorBoundaryTexts as English } from './error-boundary';

export const errorBoundaryTexts: typeof English = {
  bug: 'Algo salió mal en esta página',
  bugText: 'El error es nuestro. Su carrito está a salvo.',
  notLoaded: 'No se pudo cargar esta página',
  notLoadedText: (reload) => [
    'Revise su conexión e inténtelo de nuevo. Si eso no ayuda, ',
    reload('vuelva a cargar la página'),
    '.',
  ],
};
