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

export function gateScreen(banners: Wire['BannerLists'] | undefined): Screen {
  const picture = banners?.mobile[0]?.imageurl;
  return { title: 'Welcome', picture, shape: 'wide', lines: ['Enter your zipcode.'], cards: [] };
}

/** Text that no call has. */
export const textScreen = (): Screen => ({
  title: 'Questions and answers',
  lines: Array.from({ length: 20 }, (_, index) => `Question ${index + 1}, and what the shop says about it.`),
  cards: [],
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

export function searchScreen(answer: Wire['SearchAnswer'] | undefined): Screen {
  return { title: 'Results', lines: [], cards: (answer?.products ?? []).map(relatedCardOf) };
}

/** The client makes lists of the document's tuples. */
interface VendorAnswer {
  vendor_info?: Wire['VendorInfo'][];
  products?: Wire['VendorShop'] | never[];
}

export function vendorScreen(answer: VendorAnswer | undefined): Screen {
  const data = answer?.products && 'data' in answer.products ? answer.products.data : [];
  const cards = data.map(({ id, name, price, image }) => ({ id, name, price, picture: image.small_image }));
  const picture = answer?.vendor_info?.[0]?.vendor_image_url;
  return { title: 'Vendor', picture, shape: 'wide', lines: [], cards };
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
