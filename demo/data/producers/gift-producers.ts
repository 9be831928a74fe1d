/** Florists and makers of gifts: name and story. All are fictional. */
export const GIFT_PRODUCERS = {
  petal: ['Petal & Stem', 'Petal & Stem buys at the flower market before dawn and ties every bouquet to order.'],
  meadow: ['Meadowlark Growers', 'Meadowlark Growers cut in their own fields, two hours from the city.'],
  glasshouse: ['The Glasshouse', 'The Glasshouse raises its plants under old panes, without peat.'],
  hollis: ['Hollis & Wren', 'Hollis & Wren packs by hand and ties the ribbon last.'],
  cacao: ['Maison Cacaotier', 'Maison Cacaotier roasts its own beans and dips each piece by hand.'],
  lantern: ['Lantern Lane', 'Lantern Lane pours soy and beeswax in small batches.'],
  crystal: ['Aldous Crystal', 'Aldous Crystal blows and cuts lead-free glass in a workshop of six.'],
  copperbar: ['Coupe & Cane', 'Coupe & Cane makes tools that bartenders buy for themselves.'],
  paperbird: ['Paperbird Press', 'Paperbird Press prints on cotton paper with a treadle press.'],
  larder: ['The Hill Larder', 'The Hill Larder cooks with fruit, sugar, time and nothing else.'],
} as const satisfies Record<string, readonly [name: string, story: string]>;

export type GiftProducerKey = keyof typeof GIFT_PRODUCERS;
