import { Money } from '../../src/domain/shared/money';
import { ok } from '../../src/domain/shared/result';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { day, eachLike, money, someText, string } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('delivery-speeds', { call: 'listDeliverySpeeds' });

const request = (zipcode: string) => ({ cartId: samples.cartId, addressId: samples.addressId, zipcode });
const speedsBody = (zipcode: string) => ({
  api_token: fromState('token'),
  cart_id: fromState('cartId'),
  delivery_address_id: fromState('addressId'),
  zipcode,
  delivery: 1,
  dineinpickup: 0,
  pickup: 0,
});

const method = (id: string, name: string, amount: string) => ({
  id: string(id),
  method: someText(name),
  amount: money(amount),
  delivery_date: day('2030-06-03'),
  duration: someText('About 1 hour'),
});
const shownMethod = (id: string, name: string, cents: number) => ({
  id,
  method: name,
  amount: Money.ofCents(cents),
  deliveryDate: '2030-06-03',
  duration: 'About 1 hour',
});
const speed = (speed_id: number, name: string, fee: string) => ({
  speed_id,
  name: someText(name),
  description: someText('To your door'),
  delivery_fee: money(fee),
});

const description = 'To your door';
const withoutMethods = { description: '', fee: Money.zero, methods: [] };

outcome('all speeds, one of them without a method [BD-41] [API-41] [ENT-37] [ENT-39]', {
  given: 'zipcode 10001 offers all speeds',
  as: aMember,
  body: speedsBody('10001'),
  answer: {
    code: 1,
    data: [
      { ...speed(1, '1 Hour Delivery', '9.99'), ship_methods: eachLike(method('1', 'driver', '9.99')) },
      {
        ...speed(2, 'Courier Delivery', '6.50'),
        ship_methods: [method('3', 'courier', '6.50'), method('2', 'express courier', '12.50')],
      },
      { speed_id: 3, name: someText('Store Pickup'), delivery_fee: money('0.00') },
      { speed_id: 10, name: someText('Delivery'), delivery_fee: money('0.00'), ship_methods: [] },
    ],
  },
  when: ({ speeds }) => speeds.speedsFor(request('10001')),
  result: ok([
    {
      id: 1,
      name: '1 Hour Delivery',
      description,
      fee: Money.ofCents(9_99),
      methods: [shownMethod('1', 'driver', 9_99)],
    },
    {
      id: 2,
      name: 'Courier Delivery',
      description,
      fee: Money.ofCents(6_50),
      methods: [shownMethod('3', 'courier', 6_50), shownMethod('2', 'express courier', 12_50)],
    },
    { id: 3, name: 'Store Pickup', ...withoutMethods },
    { id: 10, name: 'Delivery', ...withoutMethods },
  ]),
});

outcome('courier alone [BD-41]', {
  given: 'zipcode 94105 offers only courier',
  as: aMember,
  body: speedsBody('94105'),
  answer: {
    code: 1,
    data: [
      {
        ...speed(2, 'Courier Delivery', '6.50'),
        ship_methods: eachLike(method('1', 'courier', '6.50')),
      },
    ],
  },
  when: ({ speeds }) => speeds.speedsFor(request('94105')),
  result: ok([
    {
      id: 2,
      name: 'Courier Delivery',
      description: 'To your door',
      fee: Money.ofCents(6_50),
      methods: [shownMethod('1', 'courier', 6_50)],
    },
  ]),
});

outcome('no speed at all [BD-41]', {
  given: 'no speed is available for zipcode 59001',
  body: { ...speedsBody('59001'), api_token: '', cart_id: '', delivery_address_id: '' },
  answer: { code: -1, message: someText('We do not deliver to 59001 yet.'), data: [] },
  when: ({ speeds }) => speeds.speedsFor({ cartId: '', addressId: '', zipcode: '59001' }),
  result: ok([]),
});

const known = { description: '', methods: [] };
const cellar = {
  id: '11',
  name: 'Cellar 11',
  address: '11 Hudson Street, New York, NY 10001',
  distance: '1.2 mi',
  readyTime: 'Ready in 1 hour',
  pickUpDate: '2030-06-03',
  fee: Money.zero,
};

outcome('the speeds of the options page, before there is a cart [BD-41] [X-043] [X-044]', {
  given: 'zipcode 10001 offers all speeds',
  body: {
    api_token: '',
    cart_id: '',
    delivery_address_id: '',
    zipcode: '10001',
    delivery: 0,
    dineinpickup: 1,
    pickup: 0,
  },
  answer: {
    code: 1,
    data: [
      {
        speed_id: 1,
        name: someText('Dine-In'),
        delivery_fee: money('0.00'),
        retailers: eachLike({
          id: string('11'),
          name: someText('Cellar 11'),
          address: someText('11 Hudson Street, New York, NY 10001'),
          distance: someText('1.2 mi'),
          ready_time: someText('Ready in 1 hour'),
          pickup_date: day('2030-06-03'),
          delivery_fee: money('0.00'),
        }),
      },
      { speed_id: 2, name: someText('Pick-Up'), delivery_fee: money('0.00') },
      { speed_id: 3, name: someText('Delivery'), delivery_fee: money('9.99'), retailers: [] },
    ],
  },
  when: ({ speeds }) => speeds.fulfilmentOptions('10001', 'dine-in'),
  result: ok([
    { id: 1, name: 'Dine-In', ...known, fee: Money.zero, retailers: [cellar] },
    { id: 2, name: 'Pick-Up', ...known, fee: Money.zero, retailers: [] },
    { id: 3, name: 'Delivery', ...known, fee: Money.ofCents(9_99), retailers: [] },
  ]),
});
