import type { samplePricesTexts as English } from './sample-prices';

export const samplePricesTexts: typeof English = {
  open: 'Precios de ejemplo',
  title: 'Precios de ejemplo por categoría de estrellas',
  lead: 'Precios aproximados de una botella, según las estrellas del local. Cada local fija sus propios precios.',
  category: 'Categoría',
  beer: 'Cerveza',
  wine: 'Vino',
  whiskey: 'Whisky',
};
