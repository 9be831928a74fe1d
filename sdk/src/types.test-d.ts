import type { components } from '../generated/document';
import type { ShopClient } from './client';

/** Compiled, never run: each marked line must fail to compile, every other line must not. */
export async function mistakesThatMustNotCompile(shop: ShopClient) {
  const line = { product_id: '1011', qty: 1, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };

  // @ts-expect-error a call that does not exist
  await shop.call('addToBasket', { body: line });
  // @ts-expect-error a path that does not exist
  await shop.http.POST('/api/cart/addtobasket', { body: line });
  // @ts-expect-error a path asked with another method than it has
  await shop.http.GET('/api/cart/addtocart', {});
  // @ts-expect-error no input where a body is required
  await shop.call('addToCart');
  // @ts-expect-error an input without its body
  await shop.call('addToCart', {});
  // @ts-expect-error a body where there is none
  await shop.call('listBanners', { body: {} });
  // @ts-expect-error a misspelt field
  await shop.call('addToCart', { body: { ...line, couponcode: 'SAVE10' } });
  // @ts-expect-error a missing field
  await shop.call('addToCart', { body: { product_id: '1011' } });
  // @ts-expect-error a field of another type
  await shop.call('addToCart', { body: { ...line, qty: '1' } });
  // @ts-expect-error a missing query
  await shop.call('searchProducts');
  // @ts-expect-error a misspelt query parameter
  await shop.call('searchProducts', { query: { q: 'rum', zipCode: '10001' } });
  // @ts-expect-error a header that the call does not declare
  await shop.call('addToCart', { body: line, headers: { 'X-Captcha-Solution': 'solved' } });
  // @ts-expect-error a path without its parameter
  await shop.call('downloadSelfie', { query: { expires: 1, signature: '' } });

  const added = await shop.call('addToCart', { body: line });
  // @ts-expect-error data before it is known that there is an answer
  void added.data;
  if (!added.ok) {
    // @ts-expect-error a kind of failure that does not exist
    void (added.failure.kind === 'broken');
    // @ts-expect-error a detail where only a fault has one
    void added.failure.detail;
    return;
  }
  // @ts-expect-error an answer still in the list it came alone in
  void added.data[0];
  // @ts-expect-error a misspelt field of an answer
  void added.data.total_product_in_cart;
}

/** What integrators write. */
export async function usesThatMustCompile(shop: ShopClient) {
  await shop.call('listBanners');
  await shop.call('listBanners', { signal: AbortSignal.timeout(1) });
  await shop.call('getNextDeliveryDates', { body: [{ vendor_id: '11', delivery_type: 'Next Day' }] });
  await shop.call('uploadSelfie', {
    path: { fileName: 'APP-OK_selfie.jpg' },
    query: { expires: 1, signature: '' },
    body: new Blob(),
  });

  const cart = await shop.call('showCart', { body: {} });
  if (cart.ok) cart.data satisfies components['schemas']['Cart'];
  else if (cart.failure.kind === 'fault') cart.failure.detail satisfies string | undefined;

  const retailers = await shop.call('listRedemptionRetailers', {
    body: { customer_id: '501', state: 'NY', price_category: 3 },
  });
  if (retailers.ok) retailers.data satisfies components['schemas']['RetailerOption'][];

  const slots = await shop.call('listDriverSlots', {
    body: { order_date: '2030-06-03', vendor_loc_id: '11' },
  });
  if (slots.ok && Array.isArray(slots.data)) slots.data satisfies components['schemas']['TimeSlot'][];

  const selfie = await shop.call('downloadSelfie', {
    path: { fileName: 'APP-OK_selfie.jpg' },
    query: { expires: 1, signature: '' },
  });
  if (selfie.ok) selfie.data satisfies Blob;
}
