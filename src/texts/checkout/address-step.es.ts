import type { addressStepTexts as English } from './address-step';

export const addressStepTexts: typeof English = {
  title: 'Seleccione una dirección de envío',
  onlyThere: (zipcode) => `Su carrito es para ${zipcode}, así que solo se puede entregar allí.`,
  addNew: 'AGREGAR DIRECCIONES',
  newTitle: 'Agregar una dirección',
  retry: 'Reintentar',
  selectFirst: 'Seleccione una dirección para continuar.',
  proceed: 'GUARDAR Y CONTINUAR',
  loading: 'Cargando sus direcciones',
  saved: 'Direcciones guardadas',
  isDefault: 'Predeterminada',
  elsewhere: 'Fuera de su código postal de compra',
  notSelectable: 'No se puede seleccionar: el código postal de envío no coincide con el de compra',
};
