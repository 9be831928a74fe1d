import { aProduct } from '../../../tests/support/builders/catalog';
import { aGuest } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { ProductChoice } from '../../domain/catalog/product-choice';
import { unavailable } from '../../domain/shared/failure';
import { AddToCart } from './add-to-cart';

const choice = ProductChoice.of(aProduct().build()).withQuantity(2);

describe('adding to the cart', () => {
  it('keeps cart and count, and asks a visitor for an e-mail [PDP-41] [PDP-42] [PDP-43]', async () => {
    const shop = aShop();
    expect(await shop.get(AddToCart).execute(choice)).toEqual({ ok: true, value: 'guest-email' });
    expect(shop.currentCart.get()).toEqual({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
  });

  it('leads whoever has a session to the cart, which is no wallet order [PDP-44]', async () => {
    const shop = aShop();
    shop.currentSession.set(aGuest());
    shop.currentCart.set({ cartId: '', unitCount: 0, isWalletOrder: true });
    expect(await shop.get(AddToCart).execute(choice)).toEqual({ ok: true, value: 'cart' });
    expect(shop.currentCart.get().isWalletOrder).toBe(false);
  });

  it('moves the badge at once, and back when the shop refuses [PDP-45]', async () => {
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

  it('is done when its answer was lost and the units are there, and not when they are not [NET-10, G5]', async () => {
    const shop = aShop();
    await shop.get(AddToCart).execute(choice);
    const add = shop.carts.add.bind(shop.carts);
    const lose = () => unavailable('offline', 'You are not connected to internet');
    shop.carts.add = async (addition) => add(addition).then(lose);
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ ok: true });
    expect([shop.carts.cart.unitCount, shop.currentCart.get().unitCount]).toEqual([4, 4]);
    shop.carts.add = async () => lose();
    expect(await shop.get(AddToCart).execute(choice)).toMatchObject({ failure: { reason: 'offline' } });
    expect([shop.carts.cart.unitCount, shop.currentCart.get().unitCount]).toEqual([4, 4]);
  });

  it('needs a zipcode [PDP-35]', async () => {
    const answer = await new FakeShop().get(AddToCart).execute(choice);
    expect(answer).toMatchObject({
      failure: { message: 'Please enter and verify zipcode before adding to cart' },
    });
  });
});

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  return shop;
}
