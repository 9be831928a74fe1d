import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

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
export const getPublishableKey = example({
  given: 'a payment publishable key is configured',
  async run(shop) {
    return orThrow(await shop.getPublishableKey({ body: {} })).data.data!.publishable_key;
  },
  result: 'pk_sandbox_cork_and_petal',
});

/** The ways to pay for a cart: saved cards, and payment methods by number. */
export const listPaymentMethods = example({
  given: 'a signed-in customer with saved cards exists',
  async run(shop, { cartId }: Cart) {
    const { data } = orThrow(await shop.listPaymentMethods({ body: { cart_id: cartId } }));
    return {
      cards: data.data?.map(({ card_info }) => card_info),
      methods: data.payment_method?.map(({ name }) => name),
    };
  },
  result: {
    cards: ['Visa ending in 4242', 'Mastercard ending in 4444'],
    methods: ['Credit/Debit/ATM cards', 'UPI', 'Payment on Delivery'],
  },
});

/** Saves a card, using two tokens from the card provider's form; the card number never reaches this API. */
export const saveCard = example({
  given: 'a signed-in customer with a billing address exists',
  async run(shop, { billingAddressId }: { billingAddressId: string }) {
    const tokens: [string, string] = ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'];
    const billing_address = { billing_address_id: billingAddressId };
    const answer = orThrow(
      await shop.saveCard({ body: { card_token: tokens, billing_address, wants_to_add_card: 1 } }),
    );
    return Array.isArray(answer.data.data) ? answer.data.data.length : 0;
  },
  result: 1,
});

/** Whether a UPI ID exists. */
export const verifyUpi = example({
  given: 'UPI id jane@okbank is valid',
  async run(shop) {
    const answer = await shop.verifyUpi({ body: { upi_id: 'jane@okbank' } });
    return answer.ok && answer.succeeded;
  },
  result: true,
});

/** What the order will cost, as calculated by the server. */
export const reviewOrder = example({
  given: 'a cart ready to order exists',
  async run(shop, { cartId, addressId }: Cart & { addressId: string }) {
    const body = { cart_id: cartId, delivery_address_id: addressId, speed_id: 1 };
    return orThrow(await shop.reviewOrder({ body })).data.grandtotal;
  },
  result: '129.10',
});

/**
 * Places an order with two vendors and pays by saved card. If the answer is lost, send the same request again: it is
 * the same attempt, and the card is charged once. A refusal lists the items concerned in `invalid_items`.
 */
export const placeOrder = example({
  given: 'a cart ready to order exists',
  async run(shop, ready: ReadyCart) {
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
  },
  result: { order: '100001', paid: '129.10' },
});

/** The outcome of an attempt: ask for it before anybody tries again. */
export const getOrderAttempt = example({
  given: 'an order was placed in an attempt',
  async run(shop, { cartId }: Cart) {
    const { data } = orThrow(await shop.getOrderAttempt({ body: { cart_id: cartId } }));
    return { status: data.status, order: data.order_id };
  },
  result: { status: 'placed', order: '100001' },
});
