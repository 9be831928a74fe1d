import type { AggregateOffer, Offer, Product as ProductData, WithContext } from 'schema-dts';
import type { Product } from '../../../domain/catalog/product';
import { currency } from '../../../domain/shared/currency';
import { meanRating } from '../../../domain/shared/review';
import type { ToAbsolute } from '../../shared/page-head/shop-origin';
import { productPath } from '../../shared/paths/paths';

/** A product in terms of schema.org. Unknown facts are left out. */
export function productStructuredData(product: Product, toAbsolute: ToAbsolute): WithContext<ProductData> {
  const { id, name, brand, images, descriptionLines, reviewCount } = product;
  const rating = meanRating(product.reviews);
  const url = toAbsolute(productPath({ productId: id }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(descriptionLines.length > 0 && { description: descriptionLines.join(' ') }),
    image: images.map((image) => toAbsolute(image.url)),
    offers: { ...offersOf(product), url },
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

/** The price, or the range of prices, of its offers in this shopping place. */
function offersOf(product: Product): Exclude<Offer | AggregateOffer, string> {
  const prices = product.variants
    .flatMap(({ offers: speeds }) => speeds.filter(({ isActive }) => isActive))
    .map(({ price }) => price)
    .sort((one, other) => one.cents - other.cents);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  const isSold = product.isInStock && lowest !== undefined;
  const common = {
    priceCurrency: currency().code,
    availability: isSold ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  } as const;
  if (!lowest || !highest) return { '@type': 'Offer', ...common };
  if (lowest.cents === highest.cents) return { '@type': 'Offer', price: lowest.toDecimal(), ...common };
  return {
    '@type': 'AggregateOffer',
    offerCount: prices.length,
    lowPrice: lowest.toDecimal(),
    highPrice: highest.toDecimal(),
    ...common,
  };
}
