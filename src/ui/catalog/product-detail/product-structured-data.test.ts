import { aProduct, aSpeed, aVariant, dollars } from '../../../../tests/support/builders/catalog';
import { productStructuredData } from './product-structured-data';

describe('what search engines read of a product', () => {
  it('has its names, its pictures and its price range, in dollars [GEN-31]', () => {
    const speeds = [
      aSpeed({ type: 'Same Day', price: dollars('32.00') }),
      aSpeed({ type: 'Next Day', price: dollars('29.50') }),
      aSpeed({ type: 'Farm Direct', price: dollars('9.00'), isActive: false }),
    ];
    const product = aProduct()
      .with({ variants: [aVariant().with({ speeds }).build()] })
      .build();
    expect(productStructuredData(product)).toMatchObject({
      '@type': 'Product',
      name: product.name,
      image: product.images.map(({ url }) => url),
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

  it('leaves out what is unknown, and says when it is out of stock', () => {
    const facts = { brand: null, description: '', reviews: [], reviewCount: 0, isInStock: false };
    const data = productStructuredData(aProduct().with(facts).build());
    expect(data).not.toHaveProperty('brand');
    expect(data).not.toHaveProperty('description');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });
});
