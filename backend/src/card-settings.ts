import { StartProblem } from '../../server/start-problem';
import type { StripeSettings } from './adapters/card/stripe-client';
import { type Environment, originOf } from './environment';

/**
 * A secret key would be sent to every browser, so it is refused. The tokens that browsers create with this key must be
 * charged by the same provider.
 */
export function publishableKey({ PAYMENT_PUBLISHABLE_KEY: key, PAYMENT_SECRET_KEY: secret }: Environment) {
  if (key && !key.startsWith('pk_'))
    throw new StartProblem('PAYMENT_PUBLISHABLE_KEY must be a publishable key, which starts with pk_.');
  if (key && !secret && !key.startsWith('pk_sandbox'))
    throw new StartProblem(
      'PAYMENT_PUBLISHABLE_KEY must start with pk_sandbox unless PAYMENT_SECRET_KEY is set: the sandbox cannot charge with a real key.',
    );
  return key;
}

const STRIPE_ORIGIN = 'https://api.stripe.com';

export function stripe(env: Environment): StripeSettings | undefined {
  const { PAYMENT_SECRET_KEY: secretKey, PAYMENT_PUBLISHABLE_KEY: key = '' } = env;
  const webhookSecret = webhookSecretOf(env);
  if (!secretKey) return undefined;
  const mode = /^[sr]k_(test|live)_/.exec(secretKey)?.[1];
  if (!mode)
    throw new StartProblem(
      'PAYMENT_SECRET_KEY must be a secret or restricted key, such as sk_test_… or rk_live_….',
    );
  if (!key.startsWith(`pk_${mode}_`))
    throw new StartProblem(
      `PAYMENT_SECRET_KEY needs a PAYMENT_PUBLISHABLE_KEY that starts with pk_${mode}_.`,
    );
  const origin = originOf('PAYMENT_API_ORIGIN', env.PAYMENT_API_ORIGIN || STRIPE_ORIGIN);
  return { secretKey, origin, webhookSecret };
}

/** It belongs to the endpoint at Stripe, and is another one than the key of the API. */
function webhookSecretOf({ PAYMENT_WEBHOOK_SECRET: secret, PAYMENT_SECRET_KEY: key }: Environment) {
  if (!secret) return undefined;
  if (!/^whsec_\S+$/.test(secret))
    throw new StartProblem(
      'PAYMENT_WEBHOOK_SECRET must be the signing secret of an endpoint, which starts with whsec_.',
    );
  if (!key) throw new StartProblem('PAYMENT_WEBHOOK_SECRET needs PAYMENT_SECRET_KEY.');
  return secret;
}
