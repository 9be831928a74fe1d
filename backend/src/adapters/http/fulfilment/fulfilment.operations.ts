import type { Services } from '../services';
import type { Session } from '../../../domain/customer/session';
import { refused } from '../../../domain/cart/cart-refusal';
import { CartLines } from '../../../application/cart/cart-lines.port';
import { findOwnCart } from '../../../application/cart/cart-access';
import { findOwnAddress, NO_SUCH_ADDRESS } from '../../postgres/customer/address.repository';
import type { Operations } from '../operation';
import { orRefused, Refusal } from '../../../domain/shared/refusal';
import { DeliverySpeeds } from '../../../application/fulfilment/delivery-speeds.service';
import { ListDriverSlots } from '../../../application/fulfilment/list-driver-slots.service';
import { NextDeliveryDates } from '../../../application/fulfilment/next-delivery-dates.service';
import { toSpeed } from './speed.wire';

const NO_SLOTS = 'No Slots are available!';

/** What the checkout sends along with the zipcode, as far as it is known. */
interface SpeedQuestion {
  zipcode: string;
  cart_id?: string;
  delivery_address_id?: string;
}

/** Driver slots, delivery speeds and the delivery calendar: BD-04, BD-41, BD-43. */
export function fulfilmentOperations({ db, data, clock }: Services): Operations {
  const listDriverSlots = new ListDriverSlots(db, clock);
  const deliverySpeeds = new DeliverySpeeds(db, clock);
  const nextDeliveryDates = new NextDeliveryDates(db, clock);

  /** Only a checkout has an address already; the options page asks without one and has its own cards. */
  async function speedsFor(question: SpeedQuestion, session: Session | undefined) {
    const cart = question.cart_id ? await findOwnCart(data, question.cart_id, session) : undefined;
    if (question.cart_id && !cart) throw refused({ kind: 'cart-not-found' });
    const address = question.delivery_address_id
      ? await findOwnAddress(db, question.delivery_address_id, session)
      : undefined;
    if (question.delivery_address_id && !address) throw new Refusal(NO_SUCH_ADDRESS);
    const speeds = await deliverySpeeds.execute(question.zipcode, address ? 'checkout' : 'venue');
    const lines = cart ? await data.get(CartLines).of(cart.id) : undefined;
    const total = lines?.reduce((cents, line) => cents + line.priceCents * line.quantity, 0);
    return speeds.map((speed) => toSpeed(speed, total));
  }

  return {
    listDriverSlots: ({ body }) =>
      orRefused(
        async () => {
          const outcome = await listDriverSlots.execute(body);
          if ('slots' in outcome) return outcome.slots.map(({ start, end }) => ({ start, end }));
          return outcome.none === 'message only'
            ? { message: NO_SLOTS }
            : { code: -1 as const, message: NO_SLOTS };
        },
        (message) => ({ code: -1 as const, message }),
      ),
    listDeliverySpeeds: ({ body, session }) =>
      orRefused(
        async () => ({ code: 1 as const, data: await speedsFor(body, session) }),
        (message) => ({ code: -1 as const, message, data: [] }),
      ),
    getNextDeliveryDates: ({ body }) =>
      orRefused(
        async () => ({
          status: 1 as const,
          response: await nextDeliveryDates.execute(Array.isArray(body) ? body : body.vendors),
        }),
        (message) => ({ status: 0 as const, message, response: [] }),
      ),
  };
}
