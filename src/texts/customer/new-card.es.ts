import type { newCardTexts as English } from './new-card';

export const newCardTexts: typeof English = {
  panel: 'Tarjeta',
  holder: 'Titular de la tarjeta',
  retry: 'Reintentar',
  loading: 'Cargando el formulario de la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  cvc: 'CVC',
  simulated: 'Este formulario de tarjeta es simulado',
  simulatedHow:
    'No se cobra a ninguna tarjeta real. Use un número de prueba, cualquier fecha de vencimiento futura y cualquier CVC.',
  testNumbers: 'Números de tarjeta de prueba',
  saveForLater: 'Quiero guardar esta tarjeta',
  billingAddress: 'Dirección de facturación',
  sameAsShipping: 'Igual que la dirección de envío',
  incomplete: 'Introduzca el titular y los datos de la tarjeta para continuar.',
  submit: 'Guardar y continuar',
  networkFailed: 'Se produjo un error interno del servidor',
};
