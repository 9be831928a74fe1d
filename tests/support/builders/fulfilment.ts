import type { SpeedRetailer, FulfilmentOption } from '../../../src/domain/fulfilment/delivery-speed';
import { Money } from '../../../src/domain/shared/money';
import { dollars } from './catalog';

export const aSpeedRetailer = (change: Partial<SpeedRetailer> = {}): SpeedRetailer => ({
  id: '11',
  name: 'Cellar 11',
  address: '11 Hudson Street, New York, NY 10001',
  distance: '1.2 mi',
  readyTime: 'Ready in 1 hour',
  pickUpDate: '2030-06-01',
  fee: Money.zero,
  ...change,
});

export const aVenueSpeed = (change: Partial<FulfilmentOption> = {}): FulfilmentOption => ({
  id: 1,
  name: 'Dine-In',
  description: 'Your drinks are served at your table',
  fee: Money.zero,
  methods: [{ id: '31', method: 'any', amount: dollars('0.00'), deliveryDate: '', duration: 'About 1 hour' }],
  retailers: [],
  ...change,
});
