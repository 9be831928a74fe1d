import {
  aGuest,
  aMember,
  aNewAddress,
  anAddress,
  aSavedCard,
} from '../../../../tests/support/builders/customer';
import { anIdentity } from '../../../../tests/support/builders/identity';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import type { NewAddress } from '../../../domain/customer/new-address';
import { CardStepViewModel } from './card-step.view-model';

describe('the payment options', () => {
  it('are those that the backend offers [PAY-01] [PAY-02] [PAY-03] [PAY-37] [CONST-35] [X-144]', async () => {
    const { step } = await aStep();
    expect(step.state.options.offers).toEqual({ card: true, upi: true, pod: true });
    for (const [method, offers] of [
      ['card', { card: true, upi: false, pod: false }],
      ['upi', { card: false, upi: true, pod: false }],
      ['pod', { card: false, upi: false, pod: true }],
    ] as const) {
      const shop = aShop();
      shop.payments.methods = [method];
      const { step: narrow } = await aStep(shop);
      expect(narrow.state.options.offers).toEqual(offers);
    }
  });

  it('let payment on delivery continue right away [PAY-05] [PAY-21]', async () => {
    const { step, shop } = await aStep();
    expect(step.state.options.canContinue).toBe(false);
    expect(step.choose('pod')).toBeNull();
    expect(step.state.options.canContinue).toBe(true);
    expect(step.proceed()).toBe('/cart/checkout');
    expect(shop.currentCheckout.get().facts).toMatchObject({ payment: { kind: 'pod' }, nextTab: 'checkout' });
  });

  it('say what payment on delivery means for the order', async () => {
    const { step, shop } = await aStep();
    const text = () => step.state.options.deliveryPaymentText;
    expect(text()).toBe('Pay when your order is delivered');
    shop.currentShipping.set({ ...shop.currentShipping.get(), type: 'pick-up' });
    expect(text()).toBe('Pay when you pick up your order');
    shop.currentShipping.set({ ...shop.currentShipping.get(), type: 'dine-in' });
    expect(text()).toBe('Pay at your visit: your drinks are in your wallet once you have paid');
    shop.currentCart.set({ ...shop.currentCart.get(), isWalletOrder: true });
    expect(text()).toBe('Your drinks are prepaid: there is nothing to pay');
  });

  it('lead to the face check if one is required, until it is done for this cart [X-075] [REACH-55]', async () => {
    const shop = aShop();
    shop.currentSession.set(aMember());
    shop.identityChecks.identity = anIdentity({ isFaceCheckRequired: true });
    const { step } = await aStep(shop);
    step.choose('pod');
    expect(step.proceed()).toBe('/verifyFace');
    expect(shop.currentCheckout.get().facts).toMatchObject({ payment: { kind: 'pod' }, nextTab: null });
    const { cartId } = shop.currentCart.get();
    shop.currentCheckout.set(shop.currentCheckout.get().withFaceVerified(cartId));
    await step.load();
    expect(step.proceed()).toBe('/cart/checkout');
  });

  it('require no face check of guests [X-075]', async () => {
    const shop = aShop();
    shop.currentSession.set(aGuest());
    shop.identityChecks.identity = anIdentity({ isFaceCheckRequired: true });
    const { step } = await aStep(shop);
    step.choose('pod');
    expect(step.proceed()).toBe('/cart/checkout');
  });

  it('disable continuing with UPI or card until there is a valid entry [PAY-22]', async () => {
    const { step } = await aStep();
    step.choose('pod');
    step.choose('upi');
    expect(step.state.options.canContinue).toBe(false);
    step.choose('card');
    expect(step.state.options.canContinue).toBe(false);
    expect(step.proceed()).toBeNull();
  });

  it('pay with a UPI id that the provider knows, also after a reload [PAY-22] [PAY-29] [PAY-31] [X-143]', async () => {
    const { step, shop } = await aStep();
    step.choose('upi');
    step.upi.type(' jane@okbank ');
    expect(step.proceed()).toBeNull();
    await step.upi.verify();
    expect(step.proceed()).toBe('/cart/checkout');
    const payment = { kind: 'upi', upiId: 'jane@okbank' };
    expect(shop.currentCheckout.get().facts.payment).toEqual(payment);
    const again = new FakeShop();
    again.currentCheckout.set(again.currentCheckout.get().withPayment({ ...payment, kind: 'upi' }));
    const { step: reloaded } = await aStep(again);
    expect(reloaded.state.options).toMatchObject({
      method: 'upi',
      canContinue: true,
      upi: { id: 'jane@okbank', verifiedText: 'UPI verified successfully' },
    });
  });

  it('lead to the saved cards, or to the form for a new card if there are none [PAY-20]', async () => {
    const { step } = await aStep();
    expect(step.choose('card')).toBe('/cart/card?show=new');
    const { step: withCards } = await aStep(aShopWithCards());
    expect(withCards.choose('card')).toBe('/cart/card?show=cards');
  });

  it('stay on screen while an arrow key passes over the card option [PAY-22]', async () => {
    const { step } = await aStep(aShopWithCards());
    expect(step.choose('card', true)).toBeNull();
    expect(step.state.options).toMatchObject({ method: 'card', chosenCard: null, canContinue: false });
  });

  it('clear the card option if no card was chosen [PAY-22]', async () => {
    const { step } = await aStep(aShopWithCards());
    step.choose('card');
    step.show('cards');
    step.show('options');
    expect(step.state.options.method).toBeUndefined();
  });

  it('remember what was chosen before a reload', async () => {
    const shop = aShop();
    shop.currentCheckout.set(shop.currentCheckout.get().withPayment({ kind: 'pod' }));
    const { step } = await aStep(shop);
    expect(step.state.options).toMatchObject({ method: 'pod', canContinue: true });
  });
});

describe('the saved cards', () => {
  it('are shown by brand, last digits and expiry, and none is chosen yet [PAY-06] [PAY-08]', async () => {
    const { step } = await aStep(aShopWithCards());
    step.show('cards');
    expect(step.state.cards).toEqual({
      cards: [{ id: 'card_1', brand: 'visa', lastDigits: '4242', holder: 'Jane Doe', expiry: '04/31' }],
      cardId: undefined,
    });
    expect(step.proceedWithCard()).toBeNull();
  });

  it('continue with the card’s id and an empty token [PAY-26]', async () => {
    const { step, shop } = await aStep(aShopWithCards());
    step.pickCard('card_1');
    expect(step.proceedWithCard()).toBe('/cart/checkout');
    expect(shop.currentCheckout.get().facts.payment).toEqual({
      kind: 'card',
      cardId: 'card_1',
      cardToken: '',
      providerCustomerId: 'cus_1',
      cardInfo: 'visa 4242',
      billingAddressId: '72',
    });
    step.show('options');
    expect(step.state.options).toMatchObject({ chosenCard: 'visa 4242', canContinue: true });
  });
});

describe('a new card', () => {
  it('is typed into the provider’s widget, and waits until that is complete [PAY-10] [PAY-19] [PAY-22]', async () => {
    const { step, shop } = await aNewCard();
    step.newCard.attach('number', {});
    expect(shop.cardTokenizer.entry.attached).toEqual(new Set(['number']));
    expect(step.state.newCard.testCards).toHaveLength(1);
    step.newCard.typeHolder('Jane Doe');
    expect(step.state.newCard.canSubmit).toBe(false);
    shop.cardTokenizer.entry.complete();
    expect(step.state.newCard.canSubmit).toBe(true);
  });

  it('is paid with after two tokens, the billing address and the card itself [PAY-18] [PAY-23] [PAY-24] [PAY-25]', async () => {
    const { step, shop } = await aFilledCard();
    expect(await step.submitNewCard()).toBe('/cart/checkout');
    expect(shop.addressBook.billing).toEqual([aNewAddress()]);
    expect(shop.savedCards.saved).toMatchObject([
      { tokens: ['tok_first', 'tok_second'], billingAddressId: '91' },
    ]);
    expect(shop.currentCheckout.get().facts).toMatchObject({
      payment: { kind: 'card', cardId: 'card_new', cardToken: 'tok_second' },
      nextTab: 'checkout',
    });
  });

  it('is sent once, however often it is pressed', async () => {
    const { step, shop } = await aFilledCard();
    const ends = await Promise.all([step.submitNewCard(), step.submitNewCard()]);
    expect(ends).toEqual(['/cart/checkout', null]);
    expect(shop.savedCards.saved).toHaveLength(1);
  });

  it('is saved only if a member wants that [PAY-14] [X-067]', async () => {
    const { step, shop } = await aFilledCard(aShop('member'));
    expect(step.state.newCard.canSaveForLater).toBe(true);
    step.newCard.setSaveForLater(true);
    await step.submitNewCard();
    expect(shop.savedCards.saved[0]?.saveForLater).toBe(true);

    const { step: guest } = await aFilledCard();
    expect(guest.state.newCard.canSaveForLater).toBe(false);
  });

  it('follows the address form’s rules with two texts in lower case [PAY-15] [ADDR-43] [ADDR-44] [ADDR-45]', async () => {
    const { step, shop } = await aFilledCard(aShop(), { firstName: '', lastName: '', phone: '1' });
    expect(await step.submitNewCard()).toBeNull();
    expect(step.state.newCard.billing.errors).toEqual({
      firstName: 'first name is required.',
      lastName: 'last name is required.',
      phone: 'Must be exactly 10 digit',
    });
    expect(shop.addressBook.billing).toEqual([]);
  });

  it('is billed to the shipping address, unless that is switched off [PAY-16]', async () => {
    const shop = aShop();
    shop.addressBook.addresses = [anAddress({ id: '70' }), anAddress({ city: 'Albany' })];
    shop.currentCheckout.set(shop.currentCheckout.get().withAddress('71'));
    const { step } = await aFilledCard(shop, { firstName: '' });
    expect(step.state.newCard.shipping).toMatchObject({ line2: 'Albany, NY 10001' });
    step.newCard.billToShipping(false);
    expect(await step.submitNewCard()).toBeNull();
    step.newCard.billToShipping(true);
    await step.submitNewCard();
    expect(shop.addressBook.billing).toMatchObject([{ firstName: 'Jane', city: 'Albany' }]);
  });

  it('shows what the provider says of a field, until the form is closed', async () => {
    const { step, shop } = await aFilledCard();
    shop.cardTokenizer.entry.report('number', 'Your card number is incomplete.');
    expect(step.state.newCard.fieldProblems).toEqual({ number: 'Your card number is incomplete.' });
    step.show('options');
    expect(step.state.newCard.fieldProblems).toEqual({});
  });

  it('shows the provider’s message when it returns no token [PAY-27]', async () => {
    const { step, shop } = await aFilledCard();
    shop.cardTokenizer.entry.rejection = 'Your card number is incorrect.';
    expect(await step.submitNewCard()).toBeNull();
    expect(step.state.newCard).toMatchObject({ problem: 'Your card number is incorrect.', isSaving: false });
    expect(shop.addressBook.billing).toEqual([]);
  });

  it.each([
    ['Your card was declined.', 'Your card was declined. :BackendError', '[PAY-32]'],
    ['', 'something went wrong while processing card :BackendError', '[PAY-33]'],
  ])('alerts and shows inline that it was refused with "%s": "%s" %s', async (message, shown) => {
    const { step, shop } = await aFilledCard();
    shop.savedCards.refusal = message;
    expect(await step.submitNewCard()).toBeNull();
    expect(step.state.newCard.problem).toBe(shown);
    expect(shop.notifier.alerts).toEqual([shown]);
  });

  it('says that the billing address was not saved [PAY-34]', async () => {
    const { step, shop } = await aFilledCard();
    shop.addressBook.refusal = 'no';
    await step.submitNewCard();
    expect(step.state.newCard.problem).toBe('something went wrong while saving billing address');
    expect(shop.savedCards.saved).toEqual([]);
  });

  it('stops loading without a message when there is no payment key [PAY-36]', async () => {
    const shop = aShop();
    shop.cardTokenizer.outage.begin();
    const { step } = await aNewCard(shop);
    expect(step.state.newCard.status).toBe('missing');
    expect([shop.notifier.alerts, shop.notifier.failures, step.state.newCard.problem]).toEqual([[], [], '']);
    shop.cardTokenizer.outage.end();
    await step.newCard.open();
    expect(step.state.newCard.status).toBe('ready');
  });

  it('clears the widget when the screen is left', async () => {
    const { step, shop } = await aNewCard();
    step.dispose();
    expect(shop.cardTokenizer.entry.isClosed).toBe(true);
  });
});

function aShop(who: 'guest' | 'member' = 'guest'): FakeShop {
  const shop = new FakeShop();
  shop.currentSession.set(who === 'guest' ? aGuest() : aMember());
  shop.currentPlace.set(aPlace('10001'));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  return shop;
}

function aShopWithCards(): FakeShop {
  const shop = aShop('member');
  shop.payments.cards = [aSavedCard()];
  return shop;
}

async function aStep(shop = aShop()) {
  const step = shop.get(CardStepViewModel);
  step.show('options');
  await step.load();
  return { shop, step };
}

async function aNewCard(shop = aShop()) {
  const opened = await aStep(shop);
  opened.step.show('new');
  await settled();
  return opened;
}

async function aFilledCard(shop = aShop(), change: Partial<NewAddress> = {}) {
  const opened = await aNewCard(shop);
  opened.step.newCard.typeHolder('Jane Doe');
  shop.cardTokenizer.entry.complete();
  for (const [field, value] of Object.entries({ ...aNewAddress(), ...change }))
    opened.step.newCard.billing.change(field as keyof NewAddress, value);
  await settled();
  return opened;
}
