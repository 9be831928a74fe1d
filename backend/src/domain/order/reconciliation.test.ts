import { type ChargedOrder, differenceOf, type ProviderCharge } from './reconciliation';

const order: ChargedOrder = {
  orderNumber: '100001',
  chargeId: 'pi_1',
  paymentStatus: 'captured',
  currency: 'USD',
  chargeCents: 12_910,
  settledRefundCents: 0,
};
const charge: ProviderCharge = {
  chargeId: 'pi_1',
  status: 'captured',
  currency: 'USD',
  amountCents: 12_910,
  refundedCents: 0,
  isDisputed: false,
};

describe('an order and its charge', () => {
  it.each<[string, ChargedOrder | undefined, ProviderCharge | undefined]>([
    ['captured in full', order, charge],
    ['refunded in part', { ...order, settledRefundCents: 910 }, { ...charge, refundedCents: 910 }],
    [
      'canceled before it was captured',
      { ...order, paymentStatus: 'refused' },
      { ...charge, status: 'released' },
    ],
    ['refused and refunded', { ...order, paymentStatus: 'refused' }, { ...charge, refundedCents: 12_910 }],
    ['refused, and never charged', { ...order, paymentStatus: 'refused' }, undefined],
    ['released, without an order', undefined, { ...charge, status: 'released' }],
    ['refunded, without an order', undefined, { ...charge, refundedCents: 12_910 }],
  ])('agree when %s', (_, shop, provider) => expect(differenceOf(shop, provider)).toBeUndefined());

  it.each<[string, ChargedOrder | undefined, ProviderCharge | undefined, object]>([
    [
      'a charge without an order',
      undefined,
      charge,
      { kind: 'no-order', orderNumber: null, shopCents: 0, providerCents: 12_910 },
    ],
    [
      'a hold without an order',
      undefined,
      { ...charge, status: 'held' },
      { kind: 'no-order', providerCents: 12_910 },
    ],
    [
      'an order without a charge',
      order,
      undefined,
      { kind: 'no-charge', shopCents: 12_910, providerCents: 0 },
    ],
    ['a charge that is disputed', order, { ...charge, isDisputed: true }, { kind: 'disputed' }],
    [
      'a disputed charge without an order',
      undefined,
      { ...charge, isDisputed: true },
      { kind: 'no-order', providerCents: 12_910 },
    ],
    ['a hold that was never captured', order, { ...charge, status: 'held' }, { kind: 'not-captured' }],
    [
      'an order that waits for its capture',
      { ...order, paymentStatus: 'authorised' },
      { ...charge, status: 'held' },
      { kind: 'not-captured' },
    ],
    [
      'a charge that was released',
      order,
      { ...charge, status: 'released' },
      { kind: 'not-captured', providerCents: 0 },
    ],
    [
      'a hold of a refused order',
      { ...order, paymentStatus: 'refused' },
      { ...charge, status: 'held' },
      { kind: 'not-released' },
    ],
    [
      'a refused order that was paid',
      { ...order, paymentStatus: 'refused' },
      charge,
      { kind: 'amount', shopCents: 0 },
    ],
    [
      'another currency',
      order,
      { ...charge, currency: 'EUR' },
      { kind: 'currency', shopCurrency: 'USD', providerCurrency: 'EUR' },
    ],
    [
      'another currency and a dispute',
      order,
      { ...charge, currency: 'EUR', isDisputed: true },
      { kind: 'currency' },
    ],
    ['another amount', order, { ...charge, amountCents: 12_900 }, { kind: 'amount', providerCents: 12_900 }],
    [
      'a refund that only the provider knows',
      order,
      { ...charge, refundedCents: 1 },
      { kind: 'amount', providerCents: 12_909 },
    ],
    [
      'a refund that only the shop knows',
      { ...order, settledRefundCents: 1 },
      charge,
      { kind: 'amount', shopCents: 12_909 },
    ],
  ])('differ by %s', (_, shop, provider, difference) =>
    expect(differenceOf(shop, provider)).toMatchObject({ chargeId: 'pi_1', ...difference }),
  );
});
