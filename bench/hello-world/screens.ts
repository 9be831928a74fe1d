import type { components } from '@cork-and-petal/sdk/schema';
import type { Card, Screen } from './screen';

type Wire = components['schemas'];

const cardOf = (product: Wire['ListingProduct']): Card => ({
  id: product.id,
  name: product.name,
  price: product.child[0]?.price ?? '',
  picture: product.image,
});

const relatedCardOf = (product: Wire['ProductSummary']): Card => ({
  id: product.id,
  name: product.name,
  price: product.price ?? '',
  picture: product.image[0]?.small_image ?? '',
});

export function homeScreen(home: Wire['HomePage'] | undefined): Screen {
  const products = [
    ...(home?.topproduct ?? []),
    ...(home?.categories ?? []).flatMap((category) => category.products),
  ];
  return {
    title: 'Store',
    picture: home?.banner?.[0]?.imageurl,
    shape: 'wide',
    lines: [],
    cards: products.map(cardOf),
  };
}

export function listingScreen(listing: Wire['ProductListing'] | undefined): Screen {
  return { title: 'Listing', lines: [], cards: (listing?.products ?? []).map(cardOf) };
}

export function productScreen(product: Wire['ProductDetail'] | undefined): Screen {
  const sizes = (product?.child ?? []).map((variant) => `${variant.bottle_size}: $${variant.price}`);
  return {
    title: product?.name ?? '',
    picture: product?.images?.[0],
    shape: 'tall',
    lines: [product?.description ?? '', ...sizes],
    cards: (product?.related_products ?? []).map(relatedCardOf),
  };
}
