import type { words as English } from './words';

export const words: typeof English = {
  apply: 'Aplicar',
  backToStore: 'Volver a la tienda',
  breadcrumb: 'Ruta de navegación',
  cancel: 'Cancelar',
  cancelButton: 'CANCELAR',
  close: 'Cerrar',
  continueButton: 'CONTINUAR',
  home: 'Inicio',
  loading: 'Cargando',
  ok: 'Aceptar',
  remove: (name) => `Quitar ${name}`,
  retry: 'Reintentar',
};
