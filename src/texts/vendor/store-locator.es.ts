import type { storeLocatorTexts as English } from './store-locator';

export const storeLocatorTexts: typeof English = {
  title: 'Localizador de tiendas',
  description: 'Encuentre tiendas en un mapa, con su dirección y su horario de atención.',
  notice: 'Estas tiendas de ejemplo muestran cómo funciona el localizador. No son reales.',
  stores: 'Tiendas de ejemplo',
  sample: 'Ejemplo',
  show: 'Mostrar en el mapa',
  showStore: (store) => `Mostrar en el mapa: ${store}`,
  shown: (store, city) => `En el mapa: ${store}, ${city}`,
  choose: 'Elija una tienda para verla en el mapa.',
  loadingMap: 'Cargando el mapa',
  noMap: 'No se pudo cargar el mapa. Las tiendas aparecen en la lista de abajo.',
  hours: {
    daily: (opening, closing) => `Todos los días, de ${opening} a. m. a ${closing} p. m.`,
    mondayToSaturday: (opening, closing) => `De lunes a sábado, de ${opening} a. m. a ${closing} p. m.`,
    mondayToFriday: (opening, closing) => `De lunes a viernes, de ${opening} a. m. a ${closing} p. m.`,
  },
};
