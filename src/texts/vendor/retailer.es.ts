import type { retailerTexts as English } from './retailer';

export const retailerTexts: typeof English = {
  allStars: 'Todas',
  stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  none: 'Por el momento no hay ninguna tienda disponible en esta ubicación',
  comingSoon: (list) => [
    'Muy pronto llegaremos a este código postal. Consulte la ',
    list('lista de todos los códigos postales'),
    ' que atendemos actualmente.',
  ],
};
