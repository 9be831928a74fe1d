import { DEMO_PASSWORD } from './people';

/** What a visitor of the demo needs to know; printed at start-up. */
export const GUIDE = {
  password: DEMO_PASSWORD,
  outbox: '/_outbox',
  zipcodes: [
    { zipcode: '10001', note: 'New York: two vendors, every speed, dine-in' },
    { zipcode: '94105', note: 'San Francisco: courier and Farm Direct only' },
    { zipcode: '07030', note: 'Hoboken: served, no dine-in retailer' },
    { zipcode: '60601', note: 'Chicago: served, an empty home page' },
    { zipcode: '59001', note: 'Absarokee: not served, other zipcodes are suggested' },
    { zipcode: '99999', note: 'not a valid zipcode, with a message; 00000 without' },
  ],
  accounts: [
    { email: 'jane@example.com', note: 'identity verified, face check before an order, two addresses, two cards, orders of every kind' },
    { email: 'mark@example.com', note: 'an address in San Francisco, no cards, no identity check' },
    { email: 'lena@example.com', note: 'a new account, without orders or addresses' },
    { email: 'nora@example.com', note: 'has redeemed everything that she bought in New York' },
    { email: 'theo@example.com', note: 'has a cart with items of every speed' },
    { email: 'ruth@example.com', note: 'forgot her password: the reset links are in the mail outbox' },
  ],
};
