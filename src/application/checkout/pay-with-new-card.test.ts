import { aMember, aNewAddress } from '../../../tests/support/builders/customer';
import { FakeShop } from '../../../tests/support/fake-shop';
import { PayWithNewCard } from './pay-with-new-card';
import { SaveNewCard } from '../customer/save-new-card';

describe('paying with a new card', () => {
  it('creates two tokens, then saves the billing address, then the card [PAY-23] [PAY-24]', async () => {
    const shop = aShop();
    expect(await pay(shop)).toMatchObject({
      ok: true,
      value: { kind: 'card', cardId: 'card_new', billingAddressId: '91' },
    });
    expect(shop.addressBook.billing).toEqual([aNewAddress()]);
    expect(shop.savedCards.saved).toMatchObject([
      { tokens: ['tok_first', 'tok_second'], billingAddressId: '91', saveForLater: true },
    ]);
  });

  it('selects the card for the order [PAY-25]', async () => {
    const shop = aShop();
    await pay(shop);
    expect(shop.currentCheckout.get().facts.payment).toMatchObject({
      cardId: 'card_new',
      cardToken: 'tok_second',
      cardInfo: 'Visa ending in 4242',
    });
  });

  it('is not triggered by only saving a card [ACCT-13] [ROLE-10]', async () => {
    const shop = aShop();
    const before = shop.currentCheckout.get();
    expect(await shop.get(SaveNewCard).execute(newCard(shop))).toMatchObject({ ok: true });
    expect(shop.savedCards.saved).toHaveLength(1);
    expect(shop.currentCheckout.get()).toBe(before);
  });

  it("passes on the provider's own message, and saves nothing [PAY-24] [PAY-27]", async () => {
    const shop = aShop();
    shop.cardTokenizer.entry.rejection = 'Your card number is incorrect.';
    expect(await pay(shop)).toMatchObject({
      failure: { kind: 'card-rejected', message: 'Your card number is incorrect.' },
    });
    expect(shop.addressBook.billing).toEqual([]);
  });

  it('says so when the billing address is not saved [PAY-34]', async () => {
    const shop = aShop();
    shop.addressBook.refusal = 'City and zipcode differ.';
    expect(await pay(shop)).toMatchObject({
      failure: { message: 'something went wrong while saving billing address' },
    });
    expect(shop.savedCards.saved).toEqual([]);
  });

  it.each([
    ['Your card was declined.', 'Your card was declined. :BackendError'],
    ['', 'something went wrong while processing card :BackendError'],
  ])('a card refused with %p reads %p [PAY-32] [PAY-33]', async (refusal, message) => {
    const shop = aShop();
    shop.savedCards.refusal = refusal;
    expect(await pay(shop)).toMatchObject({ failure: { kind: 'card-refused', message } });
  });

  it('distinguishes an outage from a refusal [PAY-35]', async () => {
    const shop = aShop();
    shop.savedCards.outage.begin();
    expect(await pay(shop)).toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  return shop;
}

const newCard = (shop: FakeShop) => ({
  entry: shop.cardTokenizer.entry,
  holder: 'Jane Doe',
  billingAddress: aNewAddress(),
  saveForLater: true,
});

const pay = (shop: FakeShop) => shop.get(PayWithNewCard).execute(newCard(shop));
