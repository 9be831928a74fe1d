import { StartProblem } from '../../server/start-problem';
import { type Environment, oneOf } from './environment';

/** Who provides what the backend cannot do alone; `sandbox` simulates it and says so (BDG-07), `none` does not offer it. */
export interface Providers {
  cards: 'stripe' | 'sandbox' | 'none';
  upi: 'sandbox' | 'none';
  identity: 'sandbox' | 'none';
  mail: 'smtp' | 'sandbox' | 'none';
}

/** @param fallback replaces a provider that is not configured */
export function readProviders(env: Environment, fallback: 'sandbox' | 'none'): Providers {
  return {
    cards: cardProvider(env, fallback),
    upi: oneOf(env, 'UPI_PROVIDER', ['sandbox', 'none'], fallback),
    identity: oneOf(env, 'IDENTITY_PROVIDER', ['sandbox', 'none'], fallback),
    mail: mailProvider(env, fallback),
  };
}

function cardProvider(env: Environment, fallback: 'sandbox' | 'none'): Providers['cards'] {
  const hasKey = Boolean(env.PAYMENT_SECRET_KEY);
  const provider = oneOf(env, 'CARD_PROVIDER', ['stripe', 'sandbox', 'none'], hasKey ? 'stripe' : fallback);
  if (hasKey !== (provider === 'stripe'))
    throw new StartProblem(
      hasKey
        ? `CARD_PROVIDER=${provider} does not go with PAYMENT_SECRET_KEY: leave one of them out.`
        : 'CARD_PROVIDER=stripe needs PAYMENT_SECRET_KEY and PAYMENT_PUBLISHABLE_KEY.',
    );
  return provider;
}

function mailProvider(env: Environment, fallback: 'sandbox' | 'none'): Providers['mail'] {
  const hasUrl = Boolean(env.SMTP_URL);
  const provider = oneOf(env, 'MAIL_PROVIDER', ['smtp', 'sandbox', 'none'], hasUrl ? 'smtp' : fallback);
  if (hasUrl !== (provider === 'smtp'))
    throw new StartProblem(
      hasUrl
        ? `MAIL_PROVIDER=${provider} does not go with SMTP_URL: leave one of them out.`
        : 'MAIL_PROVIDER=smtp needs SMTP_URL and MAIL_FROM.',
    );
  return provider;
}
