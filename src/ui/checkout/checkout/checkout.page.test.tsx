import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aGuest, aMember, anAddress, aSavedCard } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { CartChoices } from '../../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import { Session } from '../../../domain/customer/session';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { refused } from '../../../domain/shared/failure';
import { Money } from '../../../domain/shared/money';
import { ok } from '../../../domain/shared/result';
import { CheckoutPage } from './checkout.page';

const user = userEvent.setup();

describe('checkout', () => {
  it('leads from the address to the placed order, paying on delivery [ADDR-01] [ADDR-54] [PAY-01] [PAY-02] [PAY-03] [PAY-05] [SUM-10] [SUM-17] [SUM-18] [SUM-19] [ROUTE-41]', async () => {
    const guest = Session.guest('tok_guest', '900', 'ada@example.com');
    const { shop } = showCheckout('/cart/address', aShop(guest));
    await screen.findByRole('heading', { name: 'Select a Shipping Address' });
    await press('SAVE & CONTINUE');
    await screen.findByRole('heading', { name: 'Choose Payment Options' });
    const methods = ['Credit/Debit/ATM cards', 'UPI', 'Payment on Delivery'];
    for (const name of methods) screen.getByRole('radio', { name });
    expect(screen.getAllByRole('radio')).toHaveLength(methods.length);
    await choose('Payment on Delivery');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Order Summary' });
    await press('PLACE ORDER');
    await screen.findByRole('heading', { name: 'Order Placed.' });
    screen.getByText('Your Order id is #100001');
    screen.getByText('Your email is ada@example.com');
    expect(shop.orders.placed).toHaveLength(1);
  });

  it('keeps the placed order on the screen while the cart is emptied, also over a reload [SUM-17] [X-155]', async () => {
    const { shop, router } = await placed(aMember());
    expect(shop.currentCart.get().unitCount).toBe(0);
    expect(router.state.location.pathname).toBe('/cart/checkout');
    const kept: unknown = router.state.location.state;
    document.body.innerHTML = '';
    showCheckout({ pathname: '/cart/checkout', state: kept }, aShop(aMember()));
    await screen.findByRole('heading', { name: 'Order Placed.' });
  });

  it('leads a member to the orders [SUM-20]', async () => {
    await placed(aMember());
    const link = await screen.findByRole('link', { name: 'Your Orders' });
    expect(link.getAttribute('href')).toBe('/setting/order');
    expect(screen.queryByRole('link', { name: 'Continue Shopping' })).toBeNull();
  });

  it('has a tab bar, a title for small screens and a link back to the cart [CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-05] [CHK-07]', async () => {
    showCheckout('/cart/address');
    const bar = await screen.findByRole('navigation', { name: 'Checkout' });
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Address', 'Card', 'Summary']);
    const current = within(bar).getByRole('link', { name: 'Address' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(within(bar).getByText('Summary').getAttribute('aria-disabled')).toBe('true');
    screen.getByText('address', { selector: 'p' });
    expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart');
  });
});

describe('the address step', () => {
  it('shows the addresses as cards, and one more card that opens the form [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-07] [ADDR-08] [ADDR-09] [ADDR-10] [ADDR-14] [ADDR-20]', async () => {
    showCheckout('/cart/address');
    await screen.findByRole('radio', { name: 'Home' });
    screen.getByText('350 5th Avenue Floor 2');
    await press('ADD NEW ADDRESSES');
    expect(screen.queryByRole('radio', { name: 'Home' })).toBeNull();
    for (const label of [
      'First name',
      'Last name',
      'Address',
      'Address 2 (optional)',
      'Zip',
      'City',
      'Phone',
      'Address nickname',
      'Make this my default address',
    ])
      screen.getByLabelText(label);
    await screen.findByRole('combobox', { name: /State/ });
    screen.getByRole('button', { name: 'SAVE ADDRESS' });
    await press('Back to addresses');
    await screen.findByRole('radio', { name: 'Home' });
    expect(screen.queryByRole('button', { name: 'SAVE ADDRESS' })).toBeNull();
  });

  it('opens the form in the history: back closes it and keeps what was typed, and a reload keeps it open [ADDR-20]', async () => {
    const { router } = showCheckout('/cart/address');
    await press('ADD NEW ADDRESSES');
    expect(router.state.location.search).toBe('?show=new');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await act(() => router.navigate(-1));
    await screen.findByRole('radio', { name: 'Home' });
    await act(() => router.navigate(1));
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Ada');
  });

  it('leads from a form that was opened by its URL to the list, which takes its place in the history', async () => {
    const { router } = showCheckout('/cart/address?show=new');
    await screen.findByRole('heading', { name: 'Add a new address' });
    await press('Back to addresses');
    await screen.findByRole('radio', { name: 'Home' });
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('shows a spinner in SAVE ADDRESS while it saves [ADDR-12]', async () => {
    const shop = aShop();
    let answer: () => void = () => undefined;
    const add = shop.addressBook.addShipping.bind(shop.addressBook);
    shop.addressBook.addShipping = async (address, isPrimary) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return add(address, isPrimary);
    };
    showCheckout('/cart/address', shop);
    await press('ADD NEW ADDRESSES');
    for (const [label, typed] of [
      ['First name', 'Jane'],
      ['Last name', 'Doe'],
      ['Address', '1 Main St'],
      ['Phone', '2125550100'],
      ['Address nickname', 'Work'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    const button = screen.getByRole('button', { name: 'SAVE ADDRESS' });
    expect(button.querySelector('svg')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(button.querySelector('svg')).not.toBeNull();
    await act(async () => answer());
    await screen.findByRole('radio', { name: 'Work' });
  });

  it('cannot be left without an address, and says why [ADDR-13]', async () => {
    const shop = aShop();
    shop.addressBook.addresses = [];
    showCheckout('/cart/address', shop);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'SAVE & CONTINUE' });
    expect(button.disabled).toBe(true);
    screen.getByText('Select an address to continue.');
  });
});

describe('the card step', () => {
  it('lists seven banks that cannot be chosen, and verifies a UPI ID before it continues [CONST-36] [PAY-04] [PAY-22] [PAY-29] [PAY-31] [X-143]', async () => {
    await atCard();
    const banks = screen.getByRole('region', { name: 'Net Banking' });
    expect(within(banks).getAllByRole('listitem')).toHaveLength(7);
    expect(within(banks).queryByRole('radio')).toBeNull();
    await choose('UPI');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    screen.getByText('Verify your UPI ID to continue.');
    await user.type(screen.getByLabelText('UPI ID'), 'jane@okbank{Enter}');
    await screen.findByText('UPI verified successfully');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false);
  });

  it('offers the saved cards and a new one [PAY-06] [PAY-07] [PAY-08] [PAY-26]', async () => {
    const shop = aShop();
    shop.payments.cards = [aSavedCard()];
    const { router } = await atCard(shop);
    await choose('Credit/Debit/ATM cards');
    await screen.findByRole('heading', { name: 'Choose a Card for Payment' });
    const another = screen.getByRole('link', { name: 'ADD NEW CARD' });
    expect(another.getAttribute('href')).toBe('/cart/card?show=new');
    await choose('Visa ending in 4242');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Order Summary' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Choose a Card for Payment' });
  });

  it('accepts a new card, and says that the form is a simulation [PAY-09] [PAY-10] [PAY-11] [PAY-12] [PAY-13] [PAY-14] [PAY-15] [PAY-16] [PAY-18] [X-146]', async () => {
    const { shop } = await atCard(aShop(aMember()));
    await choose('Credit/Debit/ATM cards');
    await screen.findByRole('heading', { name: 'Add New Card' });
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('CARDS');
    await screen.findByText('This card form is simulated');
    screen.getByText('4242 4242 4242 4242');
    expect(shop.cardTokenizer.entry.attached).toEqual(new Set(['number', 'expiry', 'cvc']));
    screen.getByRole('heading', { name: 'Billing Address' });
    await user.click(screen.getByRole('switch', { name: 'You want to save this card' }));
    await user.type(screen.getByLabelText('Card holder'), 'Jane Doe');
    act(() => shop.cardTokenizer.entry.complete());
    expect(screen.getByRole('switch', { name: 'Same As Shipping Address' })).toHaveProperty('checked', true);
    await press('Save and Continue');
    await screen.findByRole('heading', { name: 'Order Summary' });
    expect(shop.savedCards.saved).toMatchObject([
      { saveForLater: true, billingAddress: { city: 'New York' } },
    ]);
  });
});

describe('the summary step', () => {
  it('shows items, coupon, tip, gift message and prices [SUM-01] [SUM-02] [SUM-03] [SUM-04] [SUM-08] [SUM-09]', async () => {
    await atSummary();
    await screen.findByText('Old Harbor Bourbon');
    screen.getByLabelText('Coupon code');
    screen.getByLabelText('Gift message');
    const tips = within(screen.getByRole('radiogroup', { name: 'Tip for driver' })).getAllByRole('radio');
    expect(tips.map((tip) => (tip as HTMLInputElement).value)).toEqual(['0', '5', '10', '15', '20']);
    await choose('10%');
    screen.getByText('$48.03');
  });

  it('leads to the order that was placed since the review failed, on Retry [SUM-17] [X-150]', async () => {
    const { shop } = await atCard();
    shop.currentCheckout.set(shop.currentCheckout.get().withAttempt('key-1'));
    shop.orders.review = async () => refused('This cart does not exist.');
    await choose('Payment on Delivery');
    await press('Continue');
    await screen.findByText('This cart does not exist.');
    const order = { orderId: '100002', amountPaid: Money.zero, paymentPage: '' };
    shop.orders.outcome = { kind: 'placed', order };
    await press('Retry');
    await screen.findByRole('heading', { name: 'Order Placed.' });
    screen.getByText('Your Order id is #100002');
  });

  it('shows that the order is being placed [SUM-11]', async () => {
    const shop = aShop();
    await atSummary(shop);
    let answer = () => {};
    shop.orders.review = () => new Promise((resolve) => (answer = () => resolve(ok(shop.orders.cart))));
    await press('PLACE ORDER');
    const button = screen.getByRole('button', { name: 'PLACE ORDER' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(answer);
    await screen.findByRole('heading', { name: 'Order Placed.' });
  });
});

function aShop(session = aGuest()): FakeShop {
  const shop = aShopWithCart({ session });
  shop.addressBook.addresses = [anAddress()];
  const delivery = DeliveryChoices.none
    .withDate('11_Same Day', CalendarDate.of(2030, 6, 3))
    .withSlot('11_Same Day', { start: '10:00', end: '12:00' });
  shop.currentChoices.set(CartChoices.of(delivery, ''));
  return shop;
}

function showCheckout(at: string | { pathname: string; state: unknown }, shop = aShop()) {
  const page = (
    <StrictMode>
      <CheckoutPage />
    </StrictMode>
  );
  return showRoute(shop, page, { at, route: '/cart/:tab' });
}

async function atCard(shop = aShop()) {
  const shown = showCheckout('/cart/address', shop);
  await screen.findByRole('radio', { name: 'Home' });
  await press('SAVE & CONTINUE');
  await screen.findByRole('heading', { name: 'Choose Payment Options' });
  return shown;
}

async function atSummary(shop = aShop()) {
  const shown = await atCard(shop);
  await choose('Payment on Delivery');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Order Summary' });
  return shown;
}

async function placed(session: ReturnType<typeof aGuest>) {
  const shown = await atSummary(aShop(session));
  await press('PLACE ORDER');
  await screen.findByRole('heading', { name: 'Order Placed.' });
  return shown;
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
