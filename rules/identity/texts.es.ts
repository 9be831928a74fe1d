import type { identityRuleTexts as English } from './texts';

export const identityRuleTexts: typeof English = {
  tooYoung: 'Según la ley, todavía no tiene edad para el alcohol. ¡Hasta pronto!',
};
