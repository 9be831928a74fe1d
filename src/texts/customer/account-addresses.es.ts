import type { accountAddressesTexts as English } from './account-addresses';

export const accountAddressesTexts: typeof English = {
  title: 'MI DIRECCIÓN DE ENVÍO',
  addNew: 'AGREGAR DIRECCIONES',
  loading: 'Cargando sus direcciones',
  none: 'Todavía no hay direcciones.',
  retry: 'Reintentar',
  name: 'Nombre',
  address: 'Dirección',
  actions: 'Acciones',
  isDefault: 'Predeterminada',
  makeDefault: 'USAR COMO PREDETERMINADA',
  makeDefaultOf: (name) => `USAR COMO PREDETERMINADA: ${name}`,
  edit: 'EDITAR',
  editOf: (name) => `EDITAR ${name}`,
  remove: 'ELIMINAR',
  removeOf: (name) => `ELIMINAR ${name}`,
  newTitle: 'Agregar una dirección',
  editTitle: (nickname) => `Editar ${nickname || 'la dirección'}`,
  confirmTitle: '¿Eliminar esta dirección?',
  consequence: 'Los pedidos que ya ha hecho no se ven afectados.',
};
