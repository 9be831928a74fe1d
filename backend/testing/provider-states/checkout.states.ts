import type { TestServices } from '../test-services';
import { and, eq } from 'drizzle-orm';
import { addDays, localTime } from '../../src/domain/shared/calendar-date';
import { calendarRules, customers, offers, stock } from '../../src/adapters/postgres/schema';
import { givenNoAlcohol, reasonIn } from './given-age';
import { givenGuestReadyToOrder, givenJaneReadyToOrder } from './given-cart';
import { givenAddress, PARENTS } from './given-customer';
import { givenJaneReadyToRedeem } from './given-wallet';
import type { States } from './state';

const DAYS_TO_HOLIDAY = 6;

/** States of placing an order. */
export const checkoutStates: States = {
  /** `otherAddressId` has another zipcode than the cart. */
  'a cart ready to order exists': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    const other = await givenAddress(services, Number(values.customerId), 'shipping', PARENTS);
    return { ...values, otherAddressId: String(other) };
  },

  /** The bourbon was sold out while the shopper was choosing; `message` in the parameters is the reason. */
  'a cart with an item that sold out exists': async (services, params) => {
    const values = await givenJaneReadyToOrder(services);
    const message = typeof params.message === 'string' ? params.message : null;
    await services.db
      .update(stock)
      .set({ quantity: 0, soldOutMessage: message })
      .where(and(eq(stock.variantId, 1011), eq(stock.locationId, 11)));
    return values;
  },

  /** The price of the bourbon was raised while the shopper was choosing. */
  'a cart with an item whose price changed exists': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await services.db.update(offers).set({ priceCents: 44_00 }).where(eq(offers.variantId, 1011));
    return values;
  },

  /** `holidayDate` is a day on which location 11 is closed. */
  'a cart with a date on a holiday exists': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await services.db
      .insert(calendarRules)
      .values({ locationId: 11, kind: 'holiday', daysFromToday: DAYS_TO_HOLIDAY });
    return { ...values, holidayDate: addDays(todayInNewYork(services), DAYS_TO_HOLIDAY) };
  },

  /** The sandbox declines the charge because of the card's id. */
  'the saved card will be declined': (services) =>
    givenJaneReadyToOrder(services, { id: 'card_chargeCustomerFail_0341' }),

  'a member who must show their face first has a cart ready to order': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await services.db.update(customers).set({ faceCheckBeforeOrder: true });
    return values;
  },

  'a member who may not buy alcohol has a cart ready to order': async (services, { because }) => {
    const values = await givenJaneReadyToOrder(services);
    await givenNoAlcohol(services, reasonIn(because));
    return values;
  },

  'a guest who may not buy alcohol has a cart ready to order': async (services, { because }) => {
    const values = await givenGuestReadyToOrder(services);
    await givenNoAlcohol(services, reasonIn(because));
    return values;
  },

  'a guest cart ready to order exists': givenGuestReadyToOrder,

  /** `millilitres` in the parameters is the balance of the wallet; default 1500. */
  'a wallet cart ready to redeem exists': (services, { millilitres }) =>
    givenJaneReadyToRedeem(services, typeof millilitres === 'number' ? millilitres : undefined),
};

const todayInNewYork = ({ clock }: TestServices) => localTime(clock.now(), 'America/New_York').date;
