import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Cart {
  cartId: string;
}

interface ReadyCart extends Cart {
  lineId: string;
  otherLineId: string;
  addressId: string;
  billingAddressId: string;
  cardId: string;
  sameDayDate: string;
  nextDayDate: string;
  timeslot: string;
}

/** The publishable key that initialises the card provider's form; never a secret key. */
export async function getPublishableKey(shop: ShopClient) {
  return orThrow(await shop.getPublishableKey({ body: {} })).data.data!.publishable_key;
}

/** The ways to pay for a cart: saved cards, and payment methods by number. */
export async function listPaymentMethods(shop: ShopClient, { cartId }: Cart) {
  const { data } = orThrow(await shop.listPaymentMethods({ body: { cart_id: cartId } }));
  return {
    cards: data.data?.map(({ card_info }) => card_info),
    methods: data.payment_method?.map(({ name }) => name),
  };
}

/** Saves a card, using two tokens from the card provider's form; the card number never reaches this API. */
export async function saveCard(shop: ShopClient, { billingAddressId }: { billingAddressId: string }) {
  const tokens: [string, string] = ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'];
  const billing_address = { billing_address_id: billingAddressId };
  const answer = orThrow(
    await shop.saveCard({ body: { card_token: tokens, billing_address, wants_to_add_card: 1 } }),
  );
  return Array.isArray(answer.data.data) ? answer.data.data.length : 0;
}

/** Deletes a saved card. */
export async function removeCard(shop: ShopClient, { cardId }: { cardId: string }) {
  return orThrow(await shop.removeCard({ body: { card_id: cardId } })).succeeded;
}

/** Whether a UPI ID exists. */
export async function verifyUpi(shop: ShopClient) {
  const answer = await shop.verifyUpi({ body: { upi_id: 'jane@okbank' } });
  return answer.ok && answer.succeeded;
}

/** What the order will cost, as calculated by the server. */
export async function reviewOrder(shop: ShopClient, { cartId, addressId }: Cart & { addressId: string }) {
  const body = { cart_id: cartId, delivery_address_id: addressId, speed_id: 1 };
  return orThrow(await shop.reviewOrder({ body })).data.grandtotal;
}

/**
 * Places an order with two vendors and pays by saved card. If the answer is lost, send the same request again: it is
 * the same attempt, and the card is charged once. A refusal lists the items concerned in `invalid_items`.
 */
export async function placeOrder(shop: ShopClient, ready: ReadyCart) {
  const body = {
    cart_id: ready.cartId,
    delivery_address_id: ready.addressId,
    billing_address_id: ready.billingAddressId,
    payment_method: 2 as const,
    card_id: ready.cardId,
    driver_tip: '0.00',
    deliverable: [
      { item_id: ready.lineId, vendor_loc_id: '11', date: ready.sameDayDate, timeslot: ready.timeslot },
      { item_id: ready.otherLineId, vendor_loc_id: '12', date: ready.nextDayDate },
    ],
  };
  const { data } = orThrow(await shop.placeOrder({ body }));
  return { order: data.order_id, paid: data.amount_paid };
}

/** The outcome of an attempt: ask for it before anybody tries again. */
export async function getOrderAttempt(shop: ShopClient, { cartId }: Cart) {
  const { data } = orThrow(await shop.getOrderAttempt({ body: { cart_id: cartId } }));
  return { status: data.status, order: data.order_id };
}

/** A customer's orders, newest first. */
export async function listOrders(shop: ShopClient) {
  const { data } = orThrow(await shop.listOrders({ body: {} }));
  return data.data?.map(({ increment_id, status }) => `${increment_id} ${status}`) ?? [];
}
