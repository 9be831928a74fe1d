/** The texts of the default brand in Spanish. */
export const SPANISH_BRAND = {
  tagline: 'Vino, flores y regalos de tiendas locales',
  description: 'Bebidas, flores y regalos de tiendas locales, entregados a su puerta.',
  legalLines: ['Debe tener más de 21 años para comprar alcohol. Beba con responsabilidad.'],
  hours: 'de lunes a viernes, de 9 a. m. a 5 p. m. (hora del Este)',
};
