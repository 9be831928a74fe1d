import type { saveNewCardTexts as English } from './save-new-card';

export const saveNewCardTexts: typeof English = {
  addressRefused: 'algo salió mal al guardar la dirección de facturación',
  cardRefused: (message) => `${message || 'algo salió mal al procesar la tarjeta'} :BackendError`,
};
