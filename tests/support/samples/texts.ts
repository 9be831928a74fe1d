/** Texts that take more room than a design usually has. */
export const LONG_NAME =
  'Domaine de la Vallée des Coteaux Ensoleillés Grande Réserve Spéciale du Bicentenaire, Finished in Oloroso Sherry Casks';
/** It cannot be broken at a space. */
export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
export const LONG_TEXT = `${LONG_NAME}. ${LONG_WORD}. Everything that is written here continues over several lines, as what people write about products, shops and orders sometimes does.`;

/** A Hebrew name and an Arabic one, with digits that run from left to right. */
export const RTL_NAME = 'יין אדום יבש מהגליל העליון 2019';
export const RTL_VENDOR = 'شركة الورود والهدايا';

/** What the shop says of an outage, with the reference for support. */
export const OUTAGE = 'The store is not available right now. Please try again.\nReference: 7f3a-21c9';
