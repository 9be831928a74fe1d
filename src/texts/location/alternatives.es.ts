import type { alternativesTexts as English } from './alternatives';

export const alternativesTexts: typeof English = {
  lead: 'Hacemos entregas en estos códigos postales. Elija uno para comprar allí:',
  allZipcodesOf: (cities) => ['Ver todos los códigos postales de ', cities],
};
