import type { deliveryOptionsTexts as English } from './delivery-options';

export const deliveryOptionsTexts: typeof English = {
  title: 'Elija una opción de entrega',
  loading: 'Cargando las opciones de entrega',
  zipcodeRequired: 'Se requiere el código postal',
  zipcodeRequiredText: 'Las opciones de entrega disponibles dependen de su código postal.',
  enterZipcode: 'Introduzca su código postal',
  selectSpeed: 'Seleccione la velocidad de entrega',
  free: 'Gratis',
  notAvailable: 'No disponible aquí',
  starRating: 'Categoría por estrellas',
  aboutFilters: 'Acerca de los filtros',
  stateIsMandatory: 'Es obligatorio seleccionar el estado',
  selectRetailer: 'Seleccione la tienda',
  chooseRetailer: 'Elija una tienda',
  yourChoice: 'Su elección',
  speed: 'Velocidad de entrega',
  retailer: 'Tienda',
  date: 'Fecha',
  time: 'Hora',
  deliveryFees: 'Cargos de entrega',
  chooseSlot: 'Elija un horario para continuar.',
};
