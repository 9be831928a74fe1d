import type { toastTexts as English } from './toasts';

export const toastTexts: typeof English = {
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
  changed: 'Se actualizó correctamente',
  fetched: 'Se obtuvo correctamente',
};
