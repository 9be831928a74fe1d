import { statusMeaning } from './status-meaning';

describe('what a status means', () => {
  it.each([
    ['pending', 'Delivery', 'We have received your order. It has not been paid yet.'],
    [
      'pending',
      'Dine-In',
      'We have received your order. It has not been paid yet. Your drinks are in your wallet once it is.',
    ],
    ['complete', 'Delivery', 'Everything was delivered.'],
    ['Canceled', 'Delivery', 'This order was canceled. You will not receive any of it.'],
    ['processing', 'Delivery', 'Your order is confirmed, and is being prepared or on its way.'],
    ['processing', 'Pickup', 'Your order is confirmed, and is being prepared or ready to be picked up.'],
    ['Processing', 'Dine-In', 'Your order is confirmed and ready for your visit.'],
    ['complete', 'Pickup', 'Everything was picked up.'],
    ['complete', 'Dine-In', 'Your order is complete. Any drinks you have not had yet are in your wallet.'],
    ['on hold', 'Delivery', ''],
  ] as const)('%s, of a %s order: %p', (status, section, meaning) => {
    expect(statusMeaning(status, section)).toBe(meaning);
  });
});
