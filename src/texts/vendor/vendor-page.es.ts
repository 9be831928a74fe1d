import type { vendorPageTexts as English } from './vendor-page';

export const vendorPageTexts: typeof English = {
  title: 'Vendedor',
  description: (name) => `${name}: productos, reseñas e información de entrega.`,
  home: 'Inicio',
  tabs: 'Acerca de este vendedor',
  loading: 'Cargando el vendedor',
  missing: '¡Falta el identificador del vendedor o el código postal!',
  missingAdvice: 'Seleccione su ubicación en la parte superior de la página e inténtelo de nuevo.',
  failedAlert: 'No se pudieron obtener los datos del vendedor.',
  failed: 'No se pudieron obtener los datos del vendedor',
  noData: 'No hay datos del vendedor disponibles.',

  logo: (name) => `Logotipo de ${name}`,
  website: 'Sitio web',
  opensInNewTab: '(se abre en una pestaña nueva)',
  name: 'Nombre',
  address: 'Dirección',
  phone: 'Teléfono',

  shop: 'Tienda',
  aboutTab: 'Acerca de',
  about: (name) => `Acerca de ${name}`,
  noAbout: 'La información sobre el vendedor no está disponible.',
  reviewsTab: (count) => `Reseñas (${count})`,
  reviews: 'Reseñas',
  delivery: 'Información de entrega',
  noDelivery: 'Este vendedor no ha proporcionado información de entrega.',
};
