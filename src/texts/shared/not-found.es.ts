import type { notFoundTexts as English } from './not-found';

export const notFoundTexts: typeof English = {
  screen: 'Página no encontrada',
  title: 'PÁGINA NO ENCONTRADA',
  text: 'No pudimos encontrar esta página. Es posible que se haya movido o que la dirección esté mal escrita.',
};
