import type { sessionTexts as English } from './session';

export const sessionTexts: typeof English = {
  accountNotLoaded: 'No se pudo cargar su cuenta.',
};
