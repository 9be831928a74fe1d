import { aProduct, aProductCard, aSpeed, aVariant, dollars } from '../../../tests/support/builders/catalog';
import { aMember } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { anOrderItem } from '../../../tests/support/builders/order';
import { FakeShop } from '../../../tests/support/fake-shop';
import type { Product } from '../../domain/catalog/product';
import type { BoughtItem } from '../../domain/order/order';
import { ok } from '../../domain/shared/result';
import { BuyAgain } from './buy-again';

const bought = (name: string, change: Partial<BoughtItem> = {}): BoughtItem => ({
  ...anOrderItem({ name }),
  speed: 'Same Day',
  ...change,
});

const sold = (id: string, name: string): Product =>
  aProduct({
    id,
    name,
    variants: [aVariant({ id: `${id}1`, offers: [aSpeed()] })],
  });

function shopSelling(...products: readonly Product[]) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.currentPlace.set(aPlace());
  shop.catalog.products = products;
  shop.catalog.cards = products.map(({ id, name }) => aProductCard({ id, name }));
  return shop;
}

const kinds = async (shop: FakeShop, ...items: readonly BoughtItem[]) => {
  const answer = await shop.get(BuyAgain).execute(items);
  return answer.ok ? answer.value.map(({ item, kind }) => `${item.name}: ${kind}`) : answer.failure;
};

describe('buying an order again', () => {
  it('adds what is still sold where the shopper is, and says what is not', async () => {
    const shop = shopSelling(sold('101', 'Bourbon'), sold('102', 'Roses'));
    const items = [bought('bourbon ', { quantity: 3 }), bought('Absinthe'), bought('Roses')];
    expect(await kinds(shop, ...items)).toEqual(['bourbon : added', 'Absinthe: not-sold', 'Roses: added']);
    expect(shop.carts.additions).toEqual([
      expect.objectContaining({ variantId: '1011', quantity: 3, zipcode: '10001', speed: 'Same Day' }),
      expect.objectContaining({ variantId: '1021', quantity: 1 }),
    ]);
    expect(new Set(shop.catalog.askedFrom)).toEqual(new Set([aPlace()]));
  });

  it('takes the product and size that the order tells, without a search, whatever they are called today', async () => {
    const shop = shopSelling(aProduct({ name: 'Renamed', variants: [aVariant(), aVariant({ id: '1012' })] }));
    const product = { id: '101', variantId: '1012', size: '750', imageUrl: '' };
    const item = bought('Bourbon', { product, total: dollars('1.00') });
    expect(await kinds(shop, item)).toEqual(['Bourbon: added']);
    expect(shop.carts.additions).toMatchObject([{ variantId: '1012' }]);
    expect(shop.catalog.searches).toEqual([]);
    expect(await kinds(shop, { ...item, product: { ...product, id: '999' } })).toEqual(['Bourbon: not-sold']);
  });

  it('does not take a product of a similar name', async () => {
    expect(await kinds(shopSelling(sold('101', 'Bourbon Reserve')), bought('Bourbon'))).toEqual([
      'Bourbon: not-sold',
    ]);
  });

  it('leaves what the order does not tell to the shopper: which size, which product', async () => {
    const shop = shopSelling(aProduct(), sold('102', 'Gin'), sold('103', 'Gin'));
    const answer = await shop
      .get(BuyAgain)
      .execute([bought('Old Harbor Bourbon', { total: dollars('1.00') }), bought('Gin')]);
    expect(answer.ok && answer.value).toMatchObject([
      { kind: 'to-choose', productId: '101' },
      { kind: 'to-choose', productId: null },
    ]);
    expect(shop.carts.additions).toEqual([]);
  });

  it('passes on why the cart refuses an item', async () => {
    const shop = shopSelling(sold('101', 'Bourbon'));
    shop.carts.refusal = 'Only 3 left in stock.';
    const answer = await shop.get(BuyAgain).execute([bought('Bourbon')]);
    expect(answer.ok && answer.value[0]).toMatchObject({
      kind: 'refused',
      message: 'Only 3 left in stock.',
      productId: '101',
    });
  });

  it('asks for a zipcode first', async () => {
    const shop = new FakeShop();
    expect(await kinds(shop, bought('Bourbon'))).toMatchObject({
      kind: 'refused',
      message: 'Please enter and verify zipcode before adding to cart',
    });
    expect(shop.catalog.searches).toEqual([]);
  });

  it('says which items could not be looked up', async () => {
    const shop = shopSelling(sold('101', 'Bourbon'));
    shop.catalog.outage.begin();
    expect(await kinds(shop, bought('Bourbon'), bought('Roses'))).toEqual([
      'Bourbon: unavailable',
      'Roses: unavailable',
    ]);
  });

  it('does not send the other items once the cart cannot be reached', async () => {
    const shop = shopSelling(sold('101', 'Bourbon'), sold('102', 'Roses'));
    shop.carts.outage.begin('fault', 'Something went wrong');
    expect(await kinds(shop, bought('Bourbon'), bought('Absinthe'), bought('Roses'))).toEqual([
      'Bourbon: unavailable',
      'Absinthe: not-sold',
      'Roses: unavailable',
    ]);
    expect(shop.carts.additions.map(({ variantId }) => variantId)).toEqual(['1011']);
  });

  it('buys by the current answer, not by one from earlier', async () => {
    const shop = shopSelling(sold('101', 'Bourbon'));
    const { catalog } = shop;
    const gone = catalog.productById.bind(catalog);
    catalog.productById = async (id, place) => ({
      ...ok(sold('101', 'Bourbon')),
      newer: gone(id, place),
    });
    catalog.products = [];
    expect(await kinds(shop, bought('Bourbon'))).toEqual(['Bourbon: not-sold']);
    expect(shop.carts.additions).toEqual([]);
  });
});
