import { type FakeStripe, startFakeStripe } from '../../../testing/stripe/fake-stripe';
import type { CardDescription, CardGateway } from '../../application/customer/card-gateway.port';
import { fixedClock } from '../../../testing/fixed-clock';
import { SandboxCardGateway } from './sandbox-card-gateway';
import { StripeCardGateway } from './stripe-card-gateway';
import { StripeClient } from './stripe-client';

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.stop());

let tokensMade = 0;
const tokensOf = (card: string) => {
  tokensMade += 1;
  return [`tok_${card}_0831_a${tokensMade}`, `tok_${card}_0831_b${tokensMade}`] as const;
};
const email = 'jane@example.com';

const gateways: [string, () => CardGateway][] = [
  ['the sandbox', () => new SandboxCardGateway(fixedClock('2030-06-01T14:00:00Z'))],
  ['Stripe', () => new StripeCardGateway(stripe.settings)],
];

async function attached(gateway: CardGateway, name: string): Promise<CardDescription> {
  const outcome = await gateway.attach({ tokens: tokensOf(name), email });
  if (outcome.kind === 'declined') throw new Error(`Declined: ${outcome.message}`);
  return outcome.card;
}

const holdOn = ({ cardId, providerCustomerId }: CardDescription, idempotencyKey: string) => ({
  cardId,
  providerCustomerId,
  amountCents: 64_98,
  currency: 'USD',
  returnAddress: 'https://shop.example/back',
  idempotencyKey,
});

describe.each(gateways)('card gateway: %s', (_name, open) => {
  let gateway: CardGateway;
  beforeEach(() => {
    gateway = open();
  });

  it('attaches a card to a customer and returns the description from the provider [BD-39] [X-146]', async () => {
    const card = await attached(gateway, 'visa');
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2031 });
    const { providerCustomerId } = card;
    const other = await gateway.attach({ tokens: tokensOf('mastercard'), providerCustomerId, email });
    expect(other).toMatchObject({ kind: 'attached', card: { providerCustomerId, last4: '4444' } });
  });

  it.each([
    ['chargeDeclined', 'Your card was declined.'],
    ['chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['chargeDeclinedExpiredCard', 'Your card has expired.'],
  ])('passes on why %s cannot be saved [PAY-27] [BD-39]', async (name, message) => {
    expect(await gateway.attach({ tokens: tokensOf(name), email })).toEqual({ kind: 'declined', message });
  });

  it('refuses an invalid token, and two tokens of different cards [PAY-23]', async () => {
    const declined = { kind: 'declined', message: 'Your card could not be read. Please enter it again.' };
    expect(await gateway.attach({ tokens: ['nonsense', 'nonsense'], email })).toEqual(declined);
    const mixed = [tokensOf('visa')[0], tokensOf('mastercard')[1]] as const;
    expect(await gateway.attach({ tokens: mixed, email })).toEqual(declined);
  });

  it('recognises the same card number under another token [BD-39]', async () => {
    const { providerCustomerId, fingerprint } = await attached(gateway, 'visa');
    const again = await gateway.attach({ tokens: tokensOf('visa'), providerCustomerId, email });
    expect(again).toMatchObject({ card: { fingerprint } });
    expect((await attached(gateway, 'mastercard')).fingerprint).not.toBe(fingerprint);
  });

  it('holds and captures an amount, and repeats either without further effect [BD-48] [X-150]', async () => {
    const card = await attached(gateway, 'visa');
    const held = await gateway.authorise(holdOn(card, 'held-twice'));
    expect(held).toMatchObject({ kind: 'authorised' });
    expect(await gateway.authorise(holdOn(card, 'held-twice'))).toEqual(held);
    const { chargeId } = held as { chargeId: string };
    expect(await gateway.capture({ chargeId, amountCents: 64_98, currency: 'USD' })).toBe(64_98);
    expect(await gateway.capture({ chargeId, amountCents: 64_98, currency: 'USD' })).toBe(64_98);
  });

  it('captures a part of what is held [BD-48]', async () => {
    const card = await attached(gateway, 'visa');
    const { chargeId } = (await gateway.authorise(holdOn(card, 'in-part'))) as { chargeId: string };
    expect(await gateway.capture({ chargeId, amountCents: 40_00, currency: 'USD' })).toBe(40_00);
    await gateway.refund({ chargeId, amountCents: null, currency: 'USD', idempotencyKey: 'all-of-the-part' });
    await gateway.refund({ chargeId, amountCents: null, currency: 'USD', idempotencyKey: 'all-of-the-part' });
  });

  it('passes on why a card cannot be charged [SUM-23] [BD-48]', async () => {
    const card = await attached(gateway, 'chargeCustomerFail');
    const message = 'Your card was declined.';
    expect(await gateway.authorise(holdOn(card, 'declined'))).toEqual({ kind: 'declined', message });
  });

  it('detaches a card, and repeats it without further effect [BD-36]', async () => {
    const card = await attached(gateway, 'visa');
    await gateway.detach(card);
    await gateway.detach(card);
  });

  it('deletes a customer, and repeats it without further effect', async () => {
    const { providerCustomerId } = await attached(gateway, 'visa');
    await gateway.deleteCustomer(providerCustomerId);
    await gateway.deleteCustomer(providerCustomerId);
  });

  it('refunds what was captured, in parts, and repeats a refund without further effect [BD-48]', async () => {
    const card = await attached(gateway, 'visa');
    const held = (await gateway.authorise(holdOn(card, 'given-back'))) as { chargeId: string };
    await gateway.capture({ chargeId: held.chargeId, amountCents: 64_98, currency: 'USD' });
    const part = { chargeId: held.chargeId, amountCents: 20_00, currency: 'USD', idempotencyKey: 'part' };
    await gateway.refund(part);
    await gateway.refund(part);
    await gateway.refund({ ...part, amountCents: 44_98, idempotencyKey: 'rest' });
  });

  it('releases the hold of a key, and accepts a key without a hold [X-150]', async () => {
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'let-go'));
    await gateway.release({ ...card, idempotencyKey: 'let-go' });
    await gateway.release({ ...card, idempotencyKey: 'let-go' });
    await gateway.release({ ...card, idempotencyKey: 'never-held' });
  });
});

describe('Stripe', () => {
  const last = () => stripe.intents.at(-1);
  const open = () => new StripeCardGateway(stripe.settings);

  it('repeats a request under the same key when its answer is lost, and holds the amount once [X-150]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    const before = stripe.intents.length;
    stripe.disturb(/^\/v1\/payment_intents$/, 'answer lost');
    expect(await gateway.authorise(holdOn(card, 'lost'))).toMatchObject({ kind: 'authorised' });
    expect(stripe.intents).toHaveLength(before + 1);
  });

  it.each(['fails', 'unreached', 'answer lost'] as const)(
    'throws, and does not refuse, when the provider %s twice [BD-39]',
    async (fault) => {
      const gateway = open();
      const card = await attached(gateway, 'visa');
      stripe.disturb(/^\/v1\/payment_intents$/, fault, 2);
      await expect(gateway.authorise(holdOn(card, `twice ${fault}`))).rejects.toThrow();
    },
  );

  it('gives up waiting for an answer, and throws when the second attempt gets none either', async () => {
    const card = await attached(open(), 'visa');
    const impatient = new StripeCardGateway({ ...stripe.settings, timeoutMs: 100 });
    const before = stripe.intents.length;
    stripe.disturb(/^\/v1\/payment_intents$/, 'unanswered', 2);
    await expect(impatient.authorise(holdOn(card, 'no answer'))).rejects.toThrow();
    expect(await impatient.authorise(holdOn(card, 'no answer'))).toMatchObject({ kind: 'authorised' });
    expect(stripe.intents).toHaveLength(before + 1);
  });

  it('has 8 seconds for each of two attempts', async () => {
    const client = await new StripeClient(stripe.settings).open();
    expect([client.getApiField('timeout'), client.getMaxNetworkRetries()]).toEqual([8_000, 1]);
  });

  it('releases a hold whose answer was lost, and refunds an amount that was captured without an order [X-150]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    stripe.disturb(/^\/v1\/payment_intents$/, 'answer lost', 2);
    await gateway.authorise(holdOn(card, 'orphan')).catch(() => undefined);
    expect(last()).toMatchObject({ metadata: { hold: 'orphan' }, status: 'requires_capture' });
    await gateway.authorise(holdOn(card, 'another'));
    await gateway.release({ ...card, idempotencyKey: 'orphan' });
    expect(stripe.intents.slice(-2)).toMatchObject([{ status: 'canceled' }, { status: 'requires_capture' }]);
    await gateway.capture({ chargeId: last()!.id, amountCents: 64_98, currency: 'USD' });
    await gateway.release({ ...card, idempotencyKey: 'another' });
    expect(last()).toMatchObject({ status: 'succeeded', refunded: true });
  });

  it('refunds an amount again if Stripe could not the first time [BD-48]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'refund fails'));
    await gateway.capture({ chargeId: last()!.id, amountCents: 64_98, currency: 'USD' });
    const request = {
      chargeId: last()!.id,
      amountCents: 10_00,
      currency: 'USD',
      idempotencyKey: 'refund-failing',
    };
    stripe.failNextRefund();
    await expect(gateway.refund(request)).rejects.toThrow('failed');
    await gateway.refund(request);
    expect(last()).toMatchObject({ amountRefunded: 10_00 });
  });

  it('releases the rest of a partial capture, and says what was captured before [BD-48]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'rest released'));
    const { id: chargeId } = last()!;
    stripe.disturb(/capture$/, 'answer lost', 2);
    await expect(gateway.capture({ chargeId, amountCents: 40_00, currency: 'USD' })).rejects.toThrow();
    expect(await gateway.capture({ chargeId, amountCents: 30_00, currency: 'USD' })).toBe(40_00);
    await gateway.refund({ chargeId, amountCents: null, currency: 'USD', idempotencyKey: 'the rest' });
    expect(last()).toMatchObject({ amount: 64_98, amountCaptured: 40_00, amountRefunded: 40_00 });
  });

  it('says whether there was anything to release [X-150]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'there'));
    expect(await gateway.release({ ...card, idempotencyKey: 'there' })).toBe(true);
    expect(await gateway.release({ ...card, idempotencyKey: 'not there' })).toBe(false);
  });

  it('refunds an amount once, even if the key is repeated after Stripe has forgotten it [BD-48]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'forgotten'));
    await gateway.capture({ chargeId: last()!.id, amountCents: 64_98, currency: 'USD' });
    const request = { chargeId: last()!.id, amountCents: 10_00, currency: 'USD', idempotencyKey: 'refund-1' };
    await gateway.refund(request);
    stripe.forgetKeys();
    await gateway.refund(request);
    expect(last()).toMatchObject({ amountRefunded: 10_00, refunded: false });
  });

  it('finds a hold behind a hundred others of the same customer [X-150]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'the-first'));
    const first = last();
    await Promise.all(
      Array.from({ length: 120 }, (_, index) => gateway.authorise(holdOn(card, `later-${index}`))),
    );
    await gateway.release({ ...card, idempotencyKey: 'the-first' });
    expect(first).toMatchObject({ status: 'canceled' });
  });

  it('says where the shopper authenticates, and whether they have [X-151]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'threeDSecure2Required');
    const asked = await gateway.authorise(holdOn(card, 'authenticated'));
    expect(asked).toEqual({
      kind: 'to-approve',
      chargeId: last()!.id,
      pageUrl: `${stripe.settings.origin}/bank/${last()!.id}`,
    });
    const request = { chargeId: last()!.id, currency: 'USD', isOver: false };
    expect(await gateway.approvalOf(request)).toEqual({ kind: 'open' });
    last()!.status = 'requires_capture';
    expect(await gateway.approvalOf(request)).toEqual({ kind: 'given', cardId: card.cardId });
    last()!.status = 'succeeded';
    expect(await gateway.approvalOf({ ...request, isOver: true })).toEqual({
      kind: 'given',
      cardId: card.cardId,
    });
    last()!.currency = 'eur';
    await expect(gateway.approvalOf(request)).rejects.toThrow('in EUR');
  });

  it.each([
    ['was not answered in time', 'requires_action', true],
    ['has failed', 'requires_payment_method', false],
  ] as const)('withdraws a payment whose authentication %s [X-151]', async (_, status, isOver) => {
    const gateway = open();
    const card = await attached(gateway, 'threeDSecure2Required');
    await gateway.authorise(holdOn(card, status));
    last()!.status = status;
    const request = { chargeId: last()!.id, currency: 'USD', isOver };
    expect(await gateway.approvalOf(request)).toEqual({ kind: 'refused' });
    expect(await gateway.approvalOf(request)).toEqual({ kind: 'refused' });
    expect(last()).toMatchObject({ status: 'canceled' });
  });

  it('releases a payment for which nobody has authenticated [X-150]', async () => {
    const gateway = open();
    const card = await attached(gateway, 'threeDSecure2Required');
    await gateway.authorise(holdOn(card, 'nobody'));
    expect(await gateway.release({ ...card, idempotencyKey: 'nobody' })).toBe(true);
    expect(last()).toMatchObject({ status: 'canceled' });
  });

  it('asks for the currency of the order, and refuses an answer in another one', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise({ ...holdOn(card, 'in euros'), currency: 'EUR' });
    expect(last()).toMatchObject({ currency: 'eur' });
    stripe.makeIntentsIn('eur');
    await expect(gateway.authorise(holdOn(card, 'not in dollars'))).rejects.toThrow('in EUR');
    stripe.makeIntentsIn(undefined);
  });

  it('counts nothing of another currency as captured, and refunds nothing of it', async () => {
    const gateway = open();
    const card = await attached(gateway, 'visa');
    await gateway.authorise(holdOn(card, 'changed'));
    const { id: chargeId } = last()!;
    last()!.currency = 'eur';
    const request = { chargeId, amountCents: 64_98, currency: 'USD' };
    await expect(gateway.capture(request)).rejects.toThrow('in EUR');
    stripe.forgetKeys();
    await expect(gateway.capture(request)).rejects.toThrow('in EUR');
    await expect(gateway.refund({ ...request, idempotencyKey: 'in dollars' })).rejects.toThrow('in EUR');
    expect(last()).toMatchObject({ amountRefunded: 0 });
  });

  it('throws when the secret key is wrong', async () => {
    const gateway = new StripeCardGateway({ ...stripe.settings, secretKey: 'sk_test_other' });
    await expect(gateway.attach({ tokens: tokensOf('visa'), email })).rejects.toThrow();
  });
});

describe('the sandbox', () => {
  it('declines a card for which a shopper would have to authenticate [SUM-23]', async () => {
    const gateway = new SandboxCardGateway(fixedClock('2030-06-01T14:00:00Z'));
    const card = await attached(gateway, 'threeDSecure2Required');
    const message = 'Your card was declined. This transaction requires authentication.';
    expect(await gateway.authorise(holdOn(card, 'asked'))).toEqual({ kind: 'declined', message });
  });

  it('confirms no refund of a charge that another provider made [BD-48]', async () => {
    const gateway = new SandboxCardGateway(fixedClock('2030-06-01T14:00:00Z'));
    const request = { chargeId: 'pi_3Real', amountCents: 10_00, currency: 'USD', idempotencyKey: 'refund-1' };
    await expect(gateway.refund(request)).rejects.toThrow('not one of the sandbox');
  });

  it('can leave a charge unanswered, as if the provider took too long [X-146]', async () => {
    const gateway = new SandboxCardGateway(fixedClock('2030-06-01T14:00:00Z'), 1);
    const card = await attached(gateway, 'silent');
    await expect(gateway.authorise(holdOn(card, 'silent'))).rejects.toThrow('did not answer in time');
  });
});
