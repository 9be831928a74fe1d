import type { pageShellTexts as English } from './page-shell';

export const pageShellTexts: typeof English = {
  skip: 'Saltar al contenido',
  noScript: 'Puede explorar y buscar sin JavaScript. Actívelo para filtrar, elegir opciones y comprar.',
  home: (brand) => `Inicio de ${brand}`,
  secureCheckout: 'Pago seguro',
};
