import type { homeTexts as English } from './home';

export const homeTexts: typeof English = {
  title: 'Tienda',
  loading: 'Cargando la tienda',
  noProducts: 'No hay productos disponibles',
  invalidZipcode: 'Código postal no válido',
  seeEverything: 'Ver todo lo que vendemos',
  promotions: 'Promociones',
  previousBanner: 'Promoción anterior',
  nextBanner: 'Promoción siguiente',
  shopNow: 'Compre ahora',
  seeOffer: 'Ver la oferta',
  departments: 'Departamentos',
  topProductsAndPromotions: 'Productos destacados y promociones',
  ourTopProduct: 'Nuestro producto destacado',
  vendors: (zipcode) => `Tiendas que entregan en ${zipcode}`,
  nextDelivery: (zipcode) => `Próxima entrega en ${zipcode}`,
  today: 'hoy',
  tomorrow: 'mañana',
  onDate: (date) => `el ${date}`,
  until: (day, time) => `${day} hasta las ${time}`,
  asEarlyAs: (day) => `desde ${day}`,
};
