import type { entryGateTexts as English } from './entry-gate';

export const entryGateTexts: typeof English = {
  needsScript: (link) => [
    'Para comprobar un código postal se necesita JavaScript. Actívelo o ',
    link('explore la tienda'),
    ' sin él.',
  ],
  zipcode: 'INTRODUZCA EL CÓDIGO POSTAL DE SERVICIO',
  legalAge: 'Al continuar, usted confirma que tiene la edad legal para consumir alcohol.',
  submit: 'CONTINUAR',
  missing: 'Introduzca el código postal',
  invalid: 'Código postal no válido',
  locate: 'Usar mi ubicación',
  notLocated: 'No pudimos encontrar su código postal. Introdúzcalo, por favor.',
  unserved: (zipcode) => `Actualmente no atendemos el código postal ${zipcode}`,
  tryAnother: 'Introducir otro código postal',
};
