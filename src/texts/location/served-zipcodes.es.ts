import type { servedZipcodesTexts as English } from './served-zipcodes';

export const servedZipcodesTexts: typeof English = {
  title: (city, state) => `Códigos postales que atendemos en ${city}, ${state}`,
  description: (city, state) =>
    `Códigos postales que atendemos en ${city}, ${state}: bebidas, flores y regalos de tiendas locales.`,
  lead: 'Para comprar en uno de estos códigos postales, seleccione Cambiar en la parte superior de la página.',
  count: (zipcodes) => (zipcodes === 1 ? '1 código postal' : `${zipcodes} códigos postales`),
  list: (place) => `Códigos postales atendidos en ${place}`,
  none: (place) => `Todavía no hacemos entregas en ${place}`,
  noneText: 'Continuamente se suman nuevas tiendas. Mientras tanto, vea lo que vendemos en otros lugares.',
  browse: 'Ver lo que vendemos',
  loading: 'Cargando los códigos postales',
  asPage: 'Abrir esta lista como página',
};
