import { aProduct, aSpeed, aVariant, dollars } from '../../../tests/support/builders/catalog';
import { ProductChoice } from './product-choice';
import { offerKey } from './offer';

const sameDay = aSpeed({ speed: 'Same Day', price: dollars('32.00') });
const nextDay = aSpeed({
  speed: 'Next Day',
  price: dollars('29.00'),
  locationId: '12',
  vendorName: 'North Fork Wines',
});
const inactive = aSpeed({ speed: 'Farm Direct', price: dollars('1.00'), isActive: false });
const fifth = aVariant({ id: '1011', size: '750', offers: [sameDay, nextDay, inactive] });
const litre = aVariant({ id: '1012', size: '1000', offers: [aSpeed({ price: dollars('41.00') })] });
const nothing = aVariant({ id: '1010', size: '0' });
const product = aProduct({ variants: [nothing, fifth, litre] });

describe('choosing on the product page', () => {
  it('starts with the first size if none or an unknown one is requested [PDP-20]', () => {
    expect(ProductChoice.of(product).variant?.id).toBe('1011');
    expect(ProductChoice.of(product, '999').variant?.id).toBe('1011');
  });

  it('leaves size 0 out [PDP-26]', () => {
    expect(product.variants.map((variant) => variant.id)).toEqual(['1011', '1012']);
    expect(ProductChoice.of(product, '1010').variant?.id).toBe('1011');
  });

  it('breaks a price tie by Same Day, Next Day, Farm Direct [PDP-21] [X-112]', () => {
    const order = ['Farm Direct', 'Next Day', 'Same Day'] as const;
    const winners = [order, order.slice(0, 2)].map((types) => {
      const tied = aVariant({ offers: types.map((type) => aSpeed({ speed: type })) });
      return ProductChoice.of(aProduct({ variants: [tied] })).offer?.speed;
    });
    expect(winners).toEqual(['Same Day', 'Next Day']);
  });

  it('picks the cheapest active speed of the new size when the size changes, whichever was chosen [PDP-22]', () => {
    const other = aVariant({
      id: '1013',
      offers: [
        aSpeed({ speed: 'Same Day', price: dollars('62.00') }),
        aSpeed({ speed: 'Next Day', price: dollars('59.00'), isActive: false }),
        aSpeed({ speed: 'Farm Direct', price: dollars('60.00') }),
      ],
    });
    const begun = ProductChoice.of(aProduct({ variants: [fifth, other] }));
    for (const choice of [begun, begun.withOffer(offerKey(sameDay))]) {
      expect(choice.withVariant('1013').offer?.speed).toBe('Farm Direct');
      expect(choice.withVariant('1013').unitPrice.format()).toBe('$60.00');
    }
  });

  it('takes price and vendor from the speed [PDP-23] [PDP-24]', () => {
    const choice = ProductChoice.of(product).withOffer(offerKey(sameDay));
    expect(choice.unitPrice.format()).toBe('$32.00');
    expect(choice.offer?.vendorName).toBe('Hudson Cellars');
    expect(choice.withOffer(offerKey(inactive))).toBe(choice);
  });
});
