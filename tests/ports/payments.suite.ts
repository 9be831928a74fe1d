import type { Payments } from '../../src/application/checkout/payments.port';
import { aNewAddress } from '../support/builders/customer';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf, type Values } from '../support/port-harness';

export function describePayments(name: string, harness: PortHarness<Payments>): void {
  describe(`payments, ${name}`, () => {
    duringSuite(harness);

    it('list saved cards and the ways to pay [ENT-35] [PAY-06] [PAY-37]', async () => {
      const { port, values } = await harness.given('a signed-in customer with saved cards exists');
      const options = valueOf(await port.optionsFor(values.cartId ?? ''));
      expect(options.methodIds).toEqual([2, 3, 4]);
      expect(options.cards.map((card) => card.lastDigits)).toContain('4242');
      expect(options.cards[0]?.customerStripeId).toMatch(/\w/);
    });

    it('may have no card saved', async () => {
      const { port, values } = await harness.given('a signed-in customer without saved cards exists');
      expect(valueOf(await port.optionsFor(values.cartId ?? '')).cards).toEqual([]);
    });

    it('save a card by two tokens, ready to pay with [PAY-25] [PAY-32]', async () => {
      const { port, values } = await harness.given('a signed-in customer with a billing address exists');
      const payment = valueOf(await port.saveCard(card('visa', values)));
      expect(payment).toMatchObject({
        kind: 'card',
        cardToken: 'tok_sandbox_visa_0431_second',
        billingAddressId: values.billingAddressId,
      });
      expect(payment.cardId).toMatch(/\w/);
    });

    it("pass on the provider's refusal, with its words or without [PAY-32] [PAY-33]", async () => {
      const told = await harness.given('the card provider declines the token');
      expect(await told.port.saveCard(card('chargeDeclined', told.values))).toMatchObject({
        failure: { kind: 'refused', message: 'Your card was declined.' },
      });
      const silent = await harness.given('the card provider fails without a message');
      expect(await silent.port.saveCard(card('noMessage', silent.values))).toMatchObject({
        failure: { kind: 'refused', message: '' },
      });
    });

    it('know whether a UPI id exists [PAY-29]', async () => {
      const { port } = await harness.given('UPI id jane@okbank is valid');
      expect(valueOf(await port.knowsUpi('jane@okbank'))).toBe(true);
      const { port: other } = await harness.given('UPI id nobody@okbank is not valid');
      expect(valueOf(await other.knowsUpi('nobody@okbank'))).toBe(false);
    });

    it('remove a card [ACCT-15]', async () => {
      const { port, values } = await harness.given('a signed-in customer with saved cards exists');
      const cards = async () => valueOf(await port.optionsFor(values.cartId ?? '')).cards;
      const before = await cards();
      valueOf(await port.removeCard(before[0]?.id ?? ''));
      expect(await cards()).toEqual(before.slice(1));
    });

    it("know no card of somebody else's [ACCT-16]", async () => {
      const { port } = await harness.given('card card_x belongs to another customer');
      expect(await port.removeCard('card_x')).toMatchObject({
        failure: { kind: 'refused', message: someWords },
      });
    });
  });
}

const card = (token: string, values: Values) => ({
  tokens: [`tok_sandbox_${token}_0431_first`, `tok_sandbox_${token}_0431_second`] as const,
  billingAddressId: values.billingAddressId ?? '',
  billingAddress: aNewAddress(),
  keeps: true,
});
