import type { addressFormTexts as English } from './address-form';

export const addressFormTexts: typeof English = {
  back: 'Volver a las direcciones',
  makeDefault: 'Usar como mi dirección predeterminada',
  save: 'GUARDAR DIRECCIÓN',
  firstName: 'Nombre',
  lastName: 'Apellido',
  street1: 'Dirección',
  street2: 'Dirección 2 (opcional)',
  zipcode: 'Código postal',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija un estado',
  phone: 'Teléfono',
  nickname: 'Nombre de la dirección',
  nicknameHint: 'Por ejemplo, Casa u Oficina',
  failed: 'algo salió mal',
};
