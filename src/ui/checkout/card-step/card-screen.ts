import { checkoutPath } from '../../shared/paths/paths';

/** The screens of the card tab; each has its own URL, so that back, forward and reload keep it. */
export type CardScreen = 'options' | 'cards' | 'new';

export const cardScreenFrom = (shown: string | null): CardScreen =>
  shown === 'cards' || shown === 'new' ? shown : 'options';

export const cardScreenPath = (screen: CardScreen): string =>
  checkoutPath({ tab: 'card', show: screen === 'options' ? undefined : screen });
