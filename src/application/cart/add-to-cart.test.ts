import { aCart, aLine } from '../../../tests/support/builders/cart';
import { aProduct, aSpeed, aVariant } from '../../../tests/support/builders/catalog';
import { aGuest } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { ProductChoice } from '../../domain/catalog/product-choice';
import { unavailable } from '../../domain/shared/failure';
import { AddToCart } from './add-to-cart';

const choice = ProductChoice.of(aProduct()).withQuantity(2);

describe('adding to the cart', () => {
  it('adds the size from the location of the speed, at that speed, for the zipcode [GEN-09] [X-111]', async () => {
    const shop = aShop();
    const size = aVariant({ id: '1013', offers: [aSpeed({ speed: 'Farm Direct', locationId: '12' })] });
    const product = aProduct({ variants: [size] });
    await shop.get(AddToCart).execute(ProductChoice.of(product));
    expect(shop.carts.additions).toEqual([
      {
        cartId: '',
        variantId: '1013',
        quantity: 1,
        zipcode: '10001',
        locationId: '12',
        speed: 'Farm Direct',
        isForWallet: false,
      },
    ]);
  });

  it('takes the count from the answer rather than computing one [PDP-41] [PDP-42]', async () => {
    const shop = aShop();
    const lines = [aLine({ quantity: 7 })];
    shop.carts.cart = aCart({ id: 'crt_7', lines });
    shop.currentCart.set({ cartId: 'crt_7', unitCount: 1, isWalletOrder: false });
    await shop.get(AddToCart).execute(choice);
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_7', unitCount: 9 });
  });

  it('leads a shopper with a session to the cart, which is not a wallet order [PDP-44] [STORE-14]', async () => {
    const shop = aShop();
    shop.currentSession.set(aGuest());
    shop.currentCart.set({ cartId: '', unitCount: 0, isWalletOrder: true });
    expect(await shop.get(AddToCart).execute(choice)).toEqual({ ok: true, value: 'cart' });
    expect(shop.currentCart.get().isWalletOrder).toBe(false);
  });

  it('updates the badge at once, and reverts it when the addition is refused [PDP-45]', async () => {
    const shop = aShop();
    shop.carts.refusal = 'Only 1 left in stock.';
    const counts: number[] = [];
    shop.currentCart.subscribe((cart) => counts.push(cart.unitCount));
    const answer = await shop.get(AddToCart).execute(choice);
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Only 1 left in stock.' },
    });
    expect(counts).toEqual([2, 0]);
  });

  it('starts a new cart when that of the browser no longer exists [PDP-45] [STORE-02]', async () => {
    const shop = aShop();
    shop.carts.unknownCartId = 'crt_unknown';
    shop.currentCart.set({ cartId: 'crt_unknown', unitCount: 3, isWalletOrder: false });
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: true });
    expect(shop.carts.additions.map(({ cartId }) => cartId)).toEqual(['crt_unknown', '']);
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_1', unitCount: 2 });
  });

  it('keeps the cart when the addition is refused for another reason [PDP-45]', async () => {
    const shop = aShop();
    shop.carts.cart = aCart({ id: 'crt_7', lines: [] });
    shop.carts.refusal = 'Only 1 left in stock.';
    shop.currentCart.set({ cartId: 'crt_7', unitCount: 0, isWalletOrder: false });
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: false });
    expect(shop.carts.additions).toHaveLength(1);
  });

  it('is sent under the same key again when the answer of the new cart was lost [X-150]', async () => {
    const shop = aShop();
    shop.carts.unknownCartId = 'crt_unknown';
    shop.currentCart.set({ cartId: 'crt_unknown', unitCount: 3, isWalletOrder: false });
    const keys: string[] = [];
    const add = shop.carts.add.bind(shop.carts);
    shop.carts.add = async (addition, key) => {
      if (addition.cartId !== '') return add(addition, key);
      keys.push(key);
      return keys.length < 3 ? unavailable('timeout', 'No answer.') : add(addition, key);
    };
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: false });
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: true });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it('takes effect once when only its answer was lost [NET-10] [X-150]', async () => {
    const { shop, answers } = aShopThatLosesAnswers();
    answers.lost = 1;
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: true });
    expect([shop.carts.cart.unitCount, shop.currentCart.get().unitCount]).toEqual([2, 2]);
  });

  it('takes effect once when the shopper presses again after no answer came at all [NET-10] [X-150]', async () => {
    const { shop, answers } = aShopThatLosesAnswers();
    const addToCart = shop.get(AddToCart);
    answers.lost = 2;
    expect(await addToCart.execute(choice)).toMatchObject({ failure: { reason: 'offline' } });
    expect(shop.currentCart.get().unitCount).toBe(0);
    expect(await addToCart.execute(choice)).toMatchObject({ ok: true });
    expect([shop.carts.cart.unitCount, shop.currentCart.get().unitCount]).toEqual([2, 2]);
  });

  it('adds again once the shopper has seen the first addition [X-150]', async () => {
    const { shop, answers } = aShopThatLosesAnswers();
    const addToCart = shop.get(AddToCart);
    answers.lost = 2;
    await addToCart.execute(choice);
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
    expect(await addToCart.execute(choice)).toMatchObject({ ok: true });
    expect(shop.carts.cart.unitCount).toBe(4);
  });

  it('is a new addition after each answer', async () => {
    const shop = aShop();
    const addToCart = shop.get(AddToCart);
    await addToCart.execute(choice);
    await addToCart.execute(choice);
    expect(shop.carts.cart.unitCount).toBe(4);
  });

  it('needs a zipcode [PDP-35]', async () => {
    const answer = await new FakeShop().get(AddToCart).execute(choice);
    expect(answer).toMatchObject({
      failure: { message: 'Please enter and verify zipcode before adding to cart' },
    });
  });
});

/** Additions take effect, but the given number of answers never arrive. */
function aShopThatLosesAnswers() {
  const shop = aShop();
  const answers = { lost: 0 };
  const add = shop.carts.add.bind(shop.carts);
  shop.carts.add = async (...addition) => {
    const answer = await add(...addition);
    answers.lost -= 1;
    return answers.lost < 0 ? answer : unavailable('offline', 'You are not connected to internet');
  };
  return { shop, answers };
}

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  return shop;
}
