import type { identityOfferTexts as English } from './identity-offer';

export const identityOfferTexts: typeof English = {
  title: 'Verifique su edad e identidad',
  text: 'Necesitará dos fotos de su identificación y una selfie.',
  verify: 'Verificar identidad',
  notNow: 'Ahora no',
  verified: 'Su edad e identidad están verificadas',
  notAgain: 'No necesita enviar su identificación de nuevo.',
  selfieBeforeOrder: 'Antes de cada pedido se le pedirá una selfie.',
};
