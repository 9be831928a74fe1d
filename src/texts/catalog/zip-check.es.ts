import type { zipCheckTexts as English } from './zip-check';

export const zipCheckTexts: typeof English = {
  title: 'Código postal de entrega',
  zipcode: 'Entregar en el código postal',
  submit: 'Enviar',
  wrongLength: 'Introduzca un código postal válido de 5 dígitos',
  fetched: 'Se obtuvieron los datos del código postal',
  notFetched: 'No se pudieron obtener los datos del código postal',
  verifying: 'Verificando...',
  enterToEnable: 'Introduzca un código postal de 5 dígitos para habilitar los campos',
  emptiesCart: (cartZipcode) =>
    `Su carrito es para ${cartZipcode || 'otro código postal'}. Si cambia el código postal, se vacía.`,
  notServed: (zipcode) => `Actualmente no atendemos el código postal ${zipcode}`,
};
