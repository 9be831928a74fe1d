import type { visitTexts as English } from './visits';

export const visitTexts: typeof English = {
  retailerRequired: 'La tienda es obligatoria.',
  dateAndTimeRequired: 'La fecha y la hora de la visita son obligatorias',
  outsideHours: (first, last) => `Elija una hora de ${first} a ${last}.`,
  pickUpDuration: 'listo en 1 hora',
};
