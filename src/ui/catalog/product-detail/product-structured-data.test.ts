import { aProduct, aSpeed, aVariant, dollars } from '../../../../tests/support/builders/catalog';
import { productStructuredData } from './product-structured-data';

const toAbsolute = (path: string) => `https://shop.example${path}`;

describe('what search engines read of a product', () => {
  it('has its names, its pictures and its price range, in dollars [GEN-31]', () => {
    const speeds = [
      aSpeed({ speed: 'Same Day', price: dollars('32.00') }),
      aSpeed({ speed: 'Next Day', price: dollars('29.50') }),
      aSpeed({ speed: 'Farm Direct', price: dollars('9.00'), isActive: false }),
    ];
    const product = aProduct({ variants: [aVariant({ offers: speeds })] });
    expect(productStructuredData(product, toAbsolute)).toMatchObject({
      '@type': 'Product',
      name: product.name,
      url: 'https://shop.example/store/101',
      image: ['https://shop.example/pictures/101.svg'],
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: '29.50',
        highPrice: '32.00',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('has one price where all offers cost the same', () => {
    const speeds = [aSpeed({ speed: 'Same Day' }), aSpeed({ speed: 'Next Day' })];
    const product = aProduct({ variants: [aVariant({ offers: speeds })] });
    expect(productStructuredData(product, toAbsolute).offers).toEqual({
      '@type': 'Offer',
      price: '32.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/store/101',
    });
  });

  it('has no price where nobody sells it', () => {
    const data = productStructuredData(aProduct({ variants: [] }), toAbsolute);
    expect(data.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(data.offers).not.toHaveProperty('price');
  });

  it('leaves out what is unknown, and says when it is out of stock', () => {
    const facts = { brand: null, description: '', reviews: [], reviewCount: 0, isInStock: false };
    const data = productStructuredData(aProduct(facts), toAbsolute);
    expect(data).not.toHaveProperty('brand');
    expect(data).not.toHaveProperty('description');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });
});
