import type { ageProblemTexts as English } from './age-problem';

export const ageProblemTexts: typeof English = {
  declareAge: 'Soy mayor de 21 años',
  verify: 'Verifique su identidad',
  changeCart: 'Cambie su carrito',
};
