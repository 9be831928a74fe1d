import type { recentlyViewedTexts as English } from './recently-viewed';

export const recentlyViewedTexts: typeof English = {
  title: 'Vistos recientemente',
  lead: 'Se guardan solo en este navegador.',
  clear: 'Borrar',
  clearAll: 'Borrar los vistos recientemente',
};
