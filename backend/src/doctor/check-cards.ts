import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';
import { requestStripe } from './request-stripe';

/** Requests a payment from Stripe, which needs the key and changes nothing. */
export async function checkCards({ stripe, providers }: Settings): Promise<Finding[]> {
  if (!stripe) return [note('Cards', providers.cards === 'none' ? 'not offered' : 'simulated')];
  try {
    const answer = await requestStripe(stripe, '/v1/payment_intents?limit=1');
    await answer.body?.cancel();
    return [judged(answer.status, stripe.secretKey)];
  } catch (error) {
    return [
      problem(
        'Cards',
        `Stripe cannot be reached: ${reasonOf(error)}`,
        'Allow connections to PAYMENT_API_ORIGIN.',
      ),
    ];
  }
}

function judged(status: number, key: string): Finding {
  if (status === 401)
    return problem(
      'Cards',
      'Stripe does not know PAYMENT_SECRET_KEY',
      'Copy the key again from the dashboard of Stripe.',
    );
  if (status === 403)
    return problem(
      'Cards',
      'the restricted key may not read payments',
      'Let the key write PaymentIntents, Customers and Sources.',
    );
  if (status !== 200)
    return problem('Cards', `Stripe answered ${status}`, 'Look at https://status.stripe.com, and try again.');
  return /^[sr]k_test_/.test(key)
    ? note('Cards', 'Stripe knows the key, which is a test key: nobody is charged')
    : ok('Cards', 'Stripe knows the key');
}
