import { aProduct, aSpeed, aVariant, dollars } from '../../../tests/support/builders/catalog';
import { anOrderItem } from '../../../tests/support/builders/order';
import type { Offer } from '../catalog/offer';
import { offerKey } from '../catalog/offer';
import type { Product } from '../catalog/product';
import { choiceAgain } from './choice-again';
import type { BoughtItem } from './order';

const item = (change: Partial<BoughtItem> = {}): BoughtItem => ({
  ...anOrderItem({ quantity: 2, total: dollars('64.00') }),
  speed: 'Same Day',
  ...change,
});

const sized = (id: string, size: string, ...offers: readonly Offer[]) => aVariant({ id, size, offers });

const product = (...variants: readonly ReturnType<typeof sized>[]): Product => aProduct({ variants });

/** Size, offer and quantity of the choice. */
function chosen(bought: BoughtItem, sold: Product) {
  const choice = choiceAgain(bought, sold);
  if (typeof choice === 'string') return choice;
  return [choice.variant?.id, choice.offer && offerKey(choice.offer), choice.quantity];
}

const small = sized('1', '750', aSpeed({ price: dollars('32.00') }));
const large = sized('2', '1000', aSpeed({ price: dollars('41.00') }));

describe('what to buy to have an item again', () => {
  it('is the size that costs as much, as many as before', () => {
    expect(chosen(item(), product(large, small))).toEqual(['1', '11_Same Day', 2]);
    expect(chosen(item({ quantity: 1, total: dollars('41.00') }), product(small, large))).toEqual([
      '2',
      '11_Same Day',
      1,
    ]);
  });

  it('is the only size, whatever it costs today', () => {
    expect(chosen(item({ total: dollars('10.00') }), product(small))).toEqual(['1', '11_Same Day', 2]);
  });

  it('is the size that was bought, if the order tells it, whatever it costs today', () => {
    const ordered = { id: '101', variantId: '2', size: '1000', imageUrl: '' };
    const bought = item({ product: ordered, total: dollars('1.00') });
    expect(chosen(bought, product(small, large))).toEqual(['2', '11_Same Day', 2]);
    expect(chosen(bought, product(small))).toBe('not-sold');
  });

  it('is for the shopper to choose where no size costs as much, or several do', () => {
    const sameSize = sized('3', '1750', aSpeed({ price: dollars('32.00') }));
    expect(chosen(item({ total: dollars('10.00') }), product(small, large))).toBe('to-choose');
    expect(chosen(item(), product(small, sameSize))).toBe('to-choose');
  });

  it('comes at the speed of the order, at its price or else the cheapest one', () => {
    const offers = [
      aSpeed({ speed: 'Next Day', price: dollars('20.00') }),
      aSpeed({ locationId: '12', price: dollars('30.00') }),
      aSpeed({ locationId: '13', price: dollars('32.00') }),
    ];
    const sold = product(sized('1', '750', ...offers));
    expect(chosen(item(), sold)).toEqual(['1', '13_Same Day', 2]);
    expect(chosen(item({ total: dollars('1.00') }), sold)).toEqual(['1', '12_Same Day', 2]);
  });

  it.each(['Farm Direct', null] as const)('comes at the cheapest speed where it was %p before', (speed) => {
    const offers = [aSpeed(), aSpeed({ speed: 'Next Day', price: dollars('20.00') })];
    expect(chosen(item({ speed }), product(sized('1', '750', ...offers)))).toEqual(['1', '11_Next Day', 2]);
  });

  it('is nothing where the product, or that size of it, is sold out or not delivered', () => {
    const soldOut = sized('1', '750', aSpeed({ isActive: false }));
    expect(chosen(item(), aProduct({ isInStock: false }))).toBe('not-sold');
    expect(chosen(item(), product(soldOut, large))).toBe('not-sold');
    expect(chosen(item({ total: dollars('1.00') }), product(soldOut, sized('2', '1000')))).toBe('not-sold');
    expect(chosen(item(), product())).toBe('not-sold');
  });
});
