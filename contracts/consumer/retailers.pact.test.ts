import { failed, ok } from '../../src/domain/shared/result';
import { contract } from './support/contract';
import { signedOut } from './support/answers';
import { fromState } from './support/from-state';
import { eachLike, integer, regex, someText } from './support/matchers';
import { aMember, aMemberWhoClaimsToBe } from './support/callers';

const outcome = contract('retailers');
const listDineInRetailers = outcome.with({ call: 'listDineInRetailers' });
const listRedemptionRetailers = outcome.with({ as: aMember, call: 'listRedemptionRetailers' });

const id = (example: string) => regex('\\d+', example);
const body = (zipcode: string, location = '') => ({ zipcode, location });

listDineInRetailers('the venues at a zipcode [BD-03] [API-03] [X-120] [ENT-05]', {
  given: 'dine-in retailers exist for zipcode 10001',
  body: body('10001', 'New York, NY'),
  answer: {
    code: 1,
    data: {
      vendordata: eachLike({
        loc_id: id('11'),
        vendor_id: id('1'),
        name: someText('Cellar 11'),
        'street 1': someText('11 Hudson Street'),
        city: someText('New York'),
        state: regex('[A-Z]{2}', 'NY'),
        zipcode: regex('\\d{5}', '10001'),
        price_category: integer(3),
      }),
    },
  },
  when: ({ retailers }) => retailers.venuesAt('10001', 'New York, NY'),
  result: ok([
    {
      locationId: '11',
      vendorId: '1',
      name: 'Cellar 11',
      address: '11 Hudson Street, New York, NY 10001',
      telephone: '',
      stars: 3,
    },
  ]),
});

listDineInRetailers('no venue where dine-in is offered [BD-03] [DEMO-03]', {
  given: 'zipcode 07030 is supported but has no dine-in retailer',
  body: body('07030'),
  answer: { code: 1, data: { vendordata: [] } },
  when: ({ retailers }) => retailers.venuesAt('07030', ''),
  result: ok([]),
});

listDineInRetailers('a zipcode without dine-in [BD-03] [DEMO-05]', {
  given: 'zipcode 59001 is not supported for dine-in',
  body: body('59001'),
  answer: { code: -1, message: someText('We are coming soon to this pincode.') },
  when: ({ retailers }) => retailers.venuesAt('59001', ''),
  result: failed({ kind: 'not-supported' }),
});

const redemption = (price_category: number) => ({
  customer_id: fromState('customerId'),
  state: 'NY',
  price_category,
});

listRedemptionRetailers('venues for redemption with three stars in New York [BD-18] [API-18] [ENT-06]', {
  given: 'retailers exist in NY for price category 3',
  body: redemption(3),
  answer: eachLike({ location_id: id('11'), vendor_id: id('1'), vendor_name: someText('Cellar 11') }),
  when: ({ retailers }) => retailers.redemptionRetailers('NY', 3),
  result: ok([{ locationId: '11', vendorId: '1', name: 'Cellar 11' }]),
});

listRedemptionRetailers('no venue with five stars [BD-18]', {
  given: 'no retailer exists in NY for price category 5',
  body: redemption(5),
  answer: [],
  when: ({ retailers }) => retailers.redemptionRetailers('NY', 5),
  result: ok([]),
});

listRedemptionRetailers('venues for another customer’s wallet [BD-18] [X-085]', {
  given: 'retailers exist in NY for price category 3',
  as: aMemberWhoClaimsToBe('99999999'),
  body: { ...redemption(3), customer_id: '99999999' },
  ...signedOut('Please sign in.'),
  when: ({ retailers }) => retailers.redemptionRetailers('NY', 3),
});
