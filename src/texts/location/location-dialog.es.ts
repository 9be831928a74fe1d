import type { locationDialogTexts as English } from './location-dialog';

export const locationDialogTexts: typeof English = {
  title: '¿Dónde hacemos la entrega?',
  leadIn: (zipcode) =>
    `Está comprando en ${zipcode}. Las tiendas, los precios y los plazos de entrega dependen del código postal.`,
  lead: 'Las tiendas, los precios y los plazos de entrega dependen del código postal.',
  zipcode: 'Código postal',
  submit: 'CONTINUAR',
  invalid: 'Código postal no válido',
  changed: 'Código postal cambiado',
  warning: (units, zipcode) => {
    const stay = zipcode ? ` para ${zipcode}` : '';
    return units === 1
      ? `El artículo de su carrito${stay} se eliminará cuando cambie el código postal.`
      : `Los ${units} artículos de su carrito${stay} se eliminarán cuando cambie el código postal.`;
  },
};
