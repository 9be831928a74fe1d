import type { SavedCards } from '../../src/application/customer/saved-cards.port';
import { aNewAddress } from '../support/builders/customer';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf, type Values } from '../support/port-harness';

const CARD = {
  tokens: ['tok_1', 'tok_2'],
  billingAddressId: '72',
  billingAddress: aNewAddress(),
  saveForLater: true,
} as const;

export const SAVED_CARD_CALLS: CallsOf<SavedCards> = {
  saveCard: (savedCards) => savedCards.save(CARD),
  removeCard: (savedCards) => savedCards.remove('card_1'),
};

/** The port, and the ids of the cards that the account lists. */
export interface ListedCards {
  readonly savedCards: SavedCards;
  readonly listed: () => Promise<readonly string[]>;
}

export function describeSavedCards(name: string, harness: PortHarness<ListedCards>): void {
  describe(`saved cards, ${name}`, () => {
    duringSuite(harness);

    it('save a card from two tokens, ready for a payment [PAY-25] [PAY-32]', async () => {
      const { port, values } = await harness.given('a signed-in customer with a billing address exists');
      const saved = valueOf(await port.savedCards.save(card('visa', values)));
      expect(saved).toMatchObject({
        cardToken: 'tok_sandbox_visa_0431_second',
        billingAddressId: values.billingAddressId,
      });
      expect(saved.cardId).toMatch(/\w/);
    });

    it("pass on the provider's refusal, with its message or without [PAY-32] [PAY-33]", async () => {
      const declined = await harness.given('the card provider declines the token');
      expect(await declined.port.savedCards.save(card('chargeDeclined', declined.values))).toMatchObject({
        failure: { kind: 'refused', message: 'Your card was declined.' },
      });
      const silent = await harness.given('the card provider fails without a message');
      expect(await silent.port.savedCards.save(card('noMessage', silent.values))).toMatchObject({
        failure: { kind: 'refused', message: '' },
      });
    });

    it('remove a card [ACCT-15]', async () => {
      const { port } = await harness.given('a signed-in customer with saved cards exists');
      const before = await port.listed();
      valueOf(await port.savedCards.remove(before[0] ?? ''));
      expect(await port.listed()).toEqual(before.slice(1));
    });

    it("refuse somebody else's card [ACCT-16]", async () => {
      const { port } = await harness.given('card card_x belongs to another customer');
      expect(await port.savedCards.remove('card_x')).toMatchObject({
        failure: { kind: 'refused', message: someWords },
      });
    });
  });
}

const card = (token: string, values: Values) => ({
  tokens: [`tok_sandbox_${token}_0431_first`, `tok_sandbox_${token}_0431_second`] as const,
  billingAddressId: values.billingAddressId ?? '',
  billingAddress: aNewAddress(),
  saveForLater: true,
});
