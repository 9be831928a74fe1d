import { StartProblem } from '../../server/start-problem';
import { type Environment, oneOf } from './environment';

/** Who provides what the backend cannot do alone; `sandbox` simulates it and says so (BDG-07), `none` does not offer it. */
export interface Providers {
  cards: 'stripe' | 'sandbox' | 'none';
  upi: 'sandbox' | 'none';
  identity: 'sandbox' | 'none';
  mail: 'sandbox' | 'none';
}

/** @param usual what takes the place of a provider that is not configured */
export function readProviders(env: Environment, usual: 'sandbox' | 'none'): Providers {
  return {
    cards: cardProvider(env, usual),
    upi: oneOf(env, 'UPI_PROVIDER', ['sandbox', 'none'], usual),
    identity: oneOf(env, 'IDENTITY_PROVIDER', ['sandbox', 'none'], usual),
    mail: oneOf(env, 'MAIL_PROVIDER', ['sandbox', 'none'], usual),
  };
}

function cardProvider(env: Environment, usual: 'sandbox' | 'none'): Providers['cards'] {
  const hasKey = Boolean(env.PAYMENT_SECRET_KEY);
  const provider = oneOf(env, 'CARD_PROVIDER', ['stripe', 'sandbox', 'none'], hasKey ? 'stripe' : usual);
  if (hasKey !== (provider === 'stripe'))
    throw new StartProblem(
      hasKey
        ? `CARD_PROVIDER=${provider} does not go with PAYMENT_SECRET_KEY: leave one of them out.`
        : 'CARD_PROVIDER=stripe needs PAYMENT_SECRET_KEY and PAYMENT_PUBLISHABLE_KEY.',
    );
  return provider;
}
