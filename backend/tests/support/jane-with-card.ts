import type { TestBackend } from '../../testing/start-test-backend';
import { ready, type Ready } from './order-fixture';

let cardsMade = 0;

/** Jane, ready to order, with a card that she saved at Stripe. */
export async function janeWithCard(backend: TestBackend, name = 'visa'): Promise<Ready> {
  const values = ready(await backend.given('a cart ready to order exists'));
  cardsMade += 1;
  const { body } = await backend.call('saveCard', {
    token: values.token,
    body: {
      card_token: [`tok_${name}_a${cardsMade}`, `tok_${name}_b${cardsMade}`],
      billing_address: { billing_address_id: values.billingAddressId },
      wants_to_add_card: 1,
    },
  });
  if (body.code !== 1) throw new Error('The card was not saved.');
  return { ...values, cardId: body.data[0].id };
}
