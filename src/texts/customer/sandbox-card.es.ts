import type { sandboxCardTexts as English } from './sandbox-card';

export const sandboxCardTexts: typeof English = {
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  cvc: 'CVC',
  succeeds: (brand) => `${brand}, se acepta`,
  declinedOnSaving: 'Rechazada al guardarla',
  insufficientFunds: 'Fondos insuficientes',
  expired: 'Vencida',
  wrongCode: 'Código de seguridad incorrecto',
  processingError: 'Error de procesamiento',
  declinedOnOrdering: 'Guardada, rechazada al hacer el pedido',
  asksForConfirmation: 'Guardada, pide 3-D Secure',
  noMessage: 'Rechazada sin mensaje',
  unreachable: 'No se puede contactar con el proveedor',
  silent: 'Guardada, sin respuesta a tiempo',
  numberIncorrect: 'El número de su tarjeta es incorrecto.',
  monthInvalid: 'El mes de vencimiento de su tarjeta no es válido.',
  yearPast: 'El año de vencimiento de su tarjeta ya pasó.',
  datePast: 'La fecha de vencimiento de su tarjeta ya pasó.',
  codeIncomplete: 'El código de seguridad de su tarjeta está incompleto.',
  notTestCard: 'Su tarjeta fue rechazada. La solicitud era de prueba, pero la tarjeta no es de prueba.',
};
