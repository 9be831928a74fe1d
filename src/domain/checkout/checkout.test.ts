import { aCart, aLine } from '../../../tests/support/builders/cart';
import { dollars } from '../../../tests/support/builders/catalog';
import { NO_SHIPPING_CHOICE } from '../fulfilment/shipping-choice';
import { CalendarDate } from '../shared/calendar-date';
import { Checkout } from './checkout';
import { MOBILE_TITLES } from './checkout-tab';
import { CartChoices } from '../cart/cart-choices';
import { DeliveryChoices } from '../cart/delivery-choices';
import { draftOrder } from './order-draft';
import { driverTip, offersTip } from './tip';

const sameDay = aLine({ id: '1' });
const nextDay = aLine({ id: '2', locationId: '12', speedLabel: 'Next Day' });
const cart = aCart({ lines: [sameDay, nextDay] });
const date = CalendarDate.of(2030, 6, 3);
const slot = { start: '10:00', end: '12:00' };

describe('the tabs of checkout', () => {
  it('remember each step that was opened, until the address is opened again [CHK-08] [CHK-09] [STATE-03]', () => {
    const openedSteps = ({ facts }: Checkout) => [...facts.openedSteps];
    expect(openedSteps(Checkout.fresh)).toEqual([]);
    const onAddress = Checkout.fresh.opened('address');
    expect(openedSteps(onAddress)).toEqual(['address']);
    const onCard = onAddress.opened('card');
    expect(openedSteps(onCard)).toEqual(['address', 'card']);
    const onFace = onCard.withFaceVerified('crt_1');
    expect(openedSteps(onFace)).toEqual(['address', 'card', 'face']);
    const onSummary = onFace.opened('checkout');
    expect(openedSteps(onSummary)).toEqual(['address', 'card', 'face', 'checkout']);
    expect(openedSteps(onSummary.opened('address'))).toEqual(['address']);
  });

  it('have titles for small screens, including the step without a tab [CHK-04]', () => {
    expect(MOBILE_TITLES).toEqual({
      address: 'address',
      speed: 'Delivery Options',
      card: 'Card',
      checkout: 'Summary',
    });
  });
});

describe('the tip', () => {
  it('is a percentage of the subtotal before discount [SUM-04] [SUM-05] [SUM-07]', () => {
    const discounted = aCart({ lines: [sameDay], prices: { discount: dollars('3.20') } });
    expect(driverTip(discounted, 15).format()).toBe('$4.80');
  });

  it('is offered only if a driver delivers [SUM-06]', () => {
    expect(offersTip(cart, NO_SHIPPING_CHOICE)).toBe(true);
    const farmDirect = aLine({ id: '3', speedLabel: 'Farm Direct' });
    const withoutDriver = aCart({ lines: [nextDay, farmDirect] });
    expect(offersTip(withoutDriver, NO_SHIPPING_CHOICE)).toBe(false);
    for (const type of ['pick-up', 'dine-in'] as const)
      expect(offersTip(cart, { ...NO_SHIPPING_CHOICE, type })).toBe(false);
  });
});

describe('an order draft', () => {
  const chosen = DeliveryChoices.none
    .withDate('11_Same Day', date)
    .withSlot('11_Same Day', slot)
    .withDate('2', date);
  const choices = CartChoices.of(chosen, '');
  const checkout = Checkout.fresh.withPayment({ kind: 'pod' }).withTip(10);

  it('has a date for each line, and a slot for Same Day lines', () => {
    const draft = draftOrder(cart, checkout.withAddress('71'), choices, {
      offersTip: true,
      primaryAddressId: '',
    });
    expect(draft?.deliveries.map(({ lineId, date: on, timeSlot }) => [lineId, on, timeSlot])).toEqual([
      ['1', '2030-06-03', slot],
      ['2', '2030-06-03', null],
    ]);
    expect(draft).toMatchObject({ billingAddressId: '71', tip: dollars('6.40') });
  });

  it('needs a delivery or a billing address [SUM-24]', () => {
    expect(draftOrder(cart, checkout, choices, { offersTip: false, primaryAddressId: '' })).toBeNull();
    expect(
      draftOrder(cart, checkout, choices, { offersTip: false, primaryAddressId: '72' })?.billingAddressId,
    ).toBe('72');
  });
});
