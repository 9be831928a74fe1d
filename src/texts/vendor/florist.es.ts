import type { floristTexts as English } from './florist';

export const floristTexts: typeof English = {
  title: 'Floristería',
  description: 'Ramos y plantas de nuestras floristerías. Esta página estará disponible próximamente.',
  heading: 'Próximamente',
  text: 'Todavía estamos trabajando en esta página. Ya puede comprar ramos en la tienda.',
  shop: 'Comprar flores',
};
