import { readFileSync } from 'node:fs';
import { SANDBOX_CARDS } from '../../backend/src/adapters/card/sandbox-cards';
import { COUPON_ROWS } from './coupons';
import { GUIDE } from './guide';

const PAGE = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');

test('docs/demo.md names every zipcode, account and coupon with a special behaviour [DEMO-44] [DEMO-50]', () => {
  const named = [
    GUIDE.password,
    ...GUIDE.zipcodes.map(({ zipcode }) => zipcode),
    ...GUIDE.accounts.map(({ email }) => email),
    ...COUPON_ROWS.map(({ code }) => code),
  ];
  expect(named.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});

test('it names a card for each kind of refusal, and how to start without a payment key [DEMO-47] [DEMO-49]', () => {
  const { chargeDeclined, chargeCustomerFail, noMessage, unreachable } = SANDBOX_CARDS;
  for (const card of [chargeDeclined, chargeCustomerFail, noMessage, unreachable])
    expect(PAGE).toMatch(new RegExp(`4000 0000 0000 ${card?.last4}`));
  expect(PAGE).toContain('PAYMENT_PUBLISHABLE_KEY= npm start');
});
