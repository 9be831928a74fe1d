import { Checkout } from '../../domain/checkout/checkout';
import { CHECKOUT_TABS } from '../../domain/checkout/checkout-tab';
import { type ChoiceEntries, DeliveryChoices } from '../../domain/cart/delivery-choices';
import type { PaymentChoice } from '../../domain/checkout/payment-choice';
import { NO_SELECTION } from '../../domain/checkout/shipping-selection';
import { NO_TABS, type TabFlags } from '../../domain/checkout/tab-flags';
import { TIP_PERCENTAGES } from '../../domain/checkout/tip';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { Money } from '../../domain/shared/money';

type Loose = Readonly<Record<string, unknown>>;

/** The checkout as plain data; the keys of its own that the documents name are written elsewhere. */
export function toCheckoutRecord({ facts }: Checkout): Loose {
  const { tabs, currentTab, addressId, payment, tip, giftMessage, attemptKey, faceShownFor } = facts;
  const { selection, choices } = facts;
  return {
    tabs,
    currentTab,
    addressId,
    payment,
    tip,
    giftMessage,
    attemptKey,
    faceShownFor,
    selection: { ...selection, amount: selection.amount.toDecimal() },
    choices: choices.entries,
  };
}

/** Reads whatever is there; what does not fit gives way to a fresh checkout's. */
export function checkoutFromRecord(record: Loose): Checkout {
  const { facts } = Checkout.fresh;
  return Checkout.of({
    tabs: tabsFrom(object(record.tabs)),
    currentTab: CHECKOUT_TABS.find((tab) => tab === record.currentTab) ?? facts.currentTab,
    nextTab: CHECKOUT_TABS.find((tab) => tab === record.nextTab) ?? null,
    addressId: text(record.addressId),
    selection: selectionFrom(object(record.selection)),
    payment: paymentFrom(object(record.payment)),
    tip: TIP_PERCENTAGES.find((tip) => tip === record.tip) ?? 0,
    giftMessage: text(record.giftMessage),
    choices: DeliveryChoices.of(entriesFrom(object(record.choices))),
    attemptKey: text(record.attemptKey),
    faceShownFor: text(record.faceShownFor),
    isUnderWay: record.isUnderWay === true,
    deliveryFees: texts(object(record.deliveryFees)),
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const object = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

const texts = (record: Loose): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const tabsFrom = (record: Loose): TabFlags => ({
  ...NO_TABS,
  isAddressTab: record.isAddressTab === true,
  iscardTab: record.iscardTab === true,
  isFaceTab: record.isFaceTab === true,
  isSummaryTab: record.isSummaryTab === true,
});

const selectionFrom = (record: Loose) => ({
  ...NO_SELECTION,
  speedId: Number.isInteger(record.speedId) ? Number(record.speedId) : 0,
  retailerId: text(record.retailerId),
  methodId: text(record.methodId),
  method: text(record.method),
  amount: Money.read(record.amount),
});

function paymentFrom(record: Loose): PaymentChoice {
  switch (record.kind) {
    case 'pod':
      return { kind: 'pod' };
    case 'upi':
      return { kind: 'upi', upiAddress: text(record.upiAddress) };
    case 'card':
      return {
        kind: 'card',
        cardId: text(record.cardId),
        cardToken: text(record.cardToken),
        customerStripeId: text(record.customerStripeId),
        cardInfo: text(record.cardInfo),
        billingAddressId: text(record.billingAddressId),
      };
    default:
      return { kind: 'none' };
  }
}

function entriesFrom(record: Loose): ChoiceEntries {
  const dates = Object.entries(texts(object(record.dates))).filter(([, date]) => CalendarDate.parse(date));
  const slots = Object.entries(object(record.slots)).map(
    ([key, slot]): [string, { start: string; end: string }] => [
      key,
      { start: text(object(slot).start), end: text(object(slot).end) },
    ],
  );
  return {
    dates: Object.fromEntries(dates),
    slots: Object.fromEntries(slots.filter(([, slot]) => slot.start !== '' && slot.end !== '')),
  };
}
