import { Checkout } from '../../domain/checkout/checkout';
import { CHECKOUT_TABS, type CheckoutStep } from '../../domain/checkout/checkout-tab';
import type { PaymentChoice } from '../../domain/checkout/payment-choice';
import { NO_SELECTION } from '../../domain/checkout/shipping-selection';
import { TIP_PERCENTAGES } from '../../../rules/checkout/tip';
import { Money } from '../../domain/shared/money';
import { type UnknownRecord, object, text, texts } from './unknown-record';

/** The checkout as plain data, except for the parts with documented keys of their own. */
export function toCheckoutRecord({ facts }: Checkout): UnknownRecord {
  const { openedSteps, currentTab, addressId, selection, payment, tip, attemptKey, faceVerifiedCartId } =
    facts;
  return {
    tabs: toTabFlags(openedSteps),
    currentTab,
    addressId,
    payment,
    tip,
    attemptKey,
    faceVerifiedCartId,
    selection: { ...selection, amount: selection.amount.toDecimal() },
  };
}

/** Reads any data; invalid fields get the values of a fresh checkout. */
export function checkoutFromRecord(record: UnknownRecord): Checkout {
  const { facts } = Checkout.fresh;
  return Checkout.of({
    openedSteps: stepsFrom(object(record.tabs)),
    currentTab: CHECKOUT_TABS.find((tab) => tab === record.currentTab) ?? facts.currentTab,
    nextTab: CHECKOUT_TABS.find((tab) => tab === record.nextTab) ?? null,
    addressId: text(record.addressId),
    selection: selectionFrom(object(record.selection)),
    payment: paymentFrom(object(record.payment)),
    tip: TIP_PERCENTAGES.find((tip) => tip === record.tip) ?? 0,
    attemptKey: text(record.attemptKey),
    faceVerifiedCartId: text(record.faceVerifiedCartId),
    isUnderWay: record.isUnderWay === true,
    deliveryFees: texts(object(record.deliveryFees)),
  });
}

/** The flags of STATE-03, which spells that of the card tab `iscardTab`. */
const STEP_FLAGS: readonly (readonly [CheckoutStep, string])[] = [
  ['address', 'isAddressTab'],
  ['card', 'iscardTab'],
  ['face', 'isFaceTab'],
  ['checkout', 'isSummaryTab'],
];

/** There is no speed tab, but its flag is documented. */
const toTabFlags = (steps: ReadonlySet<CheckoutStep>): UnknownRecord => ({
  ...Object.fromEntries(STEP_FLAGS.map(([step, flag]) => [flag, steps.has(step)])),
  isSpeedTab: false,
});

const stepsFrom = (flags: UnknownRecord): ReadonlySet<CheckoutStep> =>
  new Set(STEP_FLAGS.filter(([, flag]) => flags[flag] === true).map(([step]) => step));

const selectionFrom = (record: UnknownRecord) => ({
  ...NO_SELECTION,
  speedId: Number.isInteger(record.speedId) ? Number(record.speedId) : 0,
  retailerId: text(record.retailerId),
  methodId: text(record.methodId),
  method: text(record.method),
  amount: Money.parseOrZero(record.amount),
});

function paymentFrom(record: UnknownRecord): PaymentChoice {
  switch (record.kind) {
    case 'pod':
      return { kind: 'pod' };
    case 'upi':
      return { kind: 'upi', upiId: text(record.upiId) };
    case 'card':
      return {
        kind: 'card',
        cardId: text(record.cardId),
        cardToken: text(record.cardToken),
        providerCustomerId: text(record.providerCustomerId),
        cardInfo: text(record.cardInfo),
        billingAddressId: text(record.billingAddressId),
      };
    default:
      return { kind: 'none' };
  }
}
