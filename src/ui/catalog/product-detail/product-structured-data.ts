import type { Product } from '../../../domain/catalog/product';
import { currency } from '../../../domain/shared/currency';
import { meanRating } from '../../../domain/shared/review';

/** A product in terms of schema.org. Unknown facts are left out. */
export function productStructuredData(product: Product): object {
  const { name, brand, images, descriptionLines, reviewCount } = product;
  const rating = meanRating(product.reviews);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(descriptionLines.length > 0 && { description: descriptionLines.join(' ') }),
    image: images.map(({ url }) => url),
    offers: offersOf(product),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

/** The price range of its offers in this shopping place. */
function offersOf(product: Product): object {
  const prices = product.variants
    .flatMap(({ speeds }) => speeds.filter(({ isActive }) => isActive))
    .map(({ price }) => price)
    .sort((one, other) => one.cents - other.cents);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  const isSold = product.isInStock && lowest !== undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency().code,
    offerCount: prices.length,
    ...(lowest && highest && { lowPrice: lowest.toDecimal(), highPrice: highest.toDecimal() }),
    availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
  };
}
