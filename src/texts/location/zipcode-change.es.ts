import type { zipcodeChangeTexts as English } from './zipcode-change';

export const zipcodeChangeTexts: typeof English = {
  title: (zipcode) => `¿Cambiar a ${zipcode}?`,
  explanation: 'Cada carrito es para un solo código postal, así que al cambiarlo se vacía su carrito.',
  available: (zipcode) => `Disponible en ${zipcode}`,
  notAvailable: (zipcode) => `No disponible en ${zipcode}`,
  stayIn: (zipcode) => `Quedarme en ${zipcode}`,
  keepCart: 'Conservar mi carrito',
  confirm: 'Cambiar y vaciar el carrito',
};
