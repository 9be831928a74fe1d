import type { Cart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import { Carts } from '../cart/carts.port';
import { Coupons } from '../cart/coupons.port';
import { quoteCart } from '../cart/quote';
import { textOf } from '../../adapters/http/refusals';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Transaction } from '../../adapters/postgres/database';
import { loadCalendars } from '../../adapters/postgres/fulfilment/calendar.repository';
import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import type { FaceCheckPolicy } from '../identity/face-check-policy';
import { PostgresFaceChecks } from '../../adapters/postgres/identity/postgres-face-checks';
import { PostgresOrderPayments } from '../../adapters/postgres/order/postgres-order-payments';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Order } from '../../domain/order/order';
import { orderMail } from './order-mail';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { bookDrivers } from './book-slots';
import { datesOf, type LineDate } from '../../domain/checkout/delivery-choice';
import { tipOffered } from '../../domain/checkout/driver-tip';
import { chosenFulfilment } from './chosen-fulfilment';
import { chooseAddresses } from './order-addresses';
import { emailOf, toItems, toOrder } from './order-rows';
import { FACE_NOT_SHOWN, invalidDates, refused } from '../../domain/checkout/order-refusal';
import type { Payment, Payments } from './payment.service';
import { updateWallet } from './update-wallet';
import type { PlaceOrderWithHold } from './place-order-command';
import { checkLines, takeGoods } from './reserve-goods';

/**
 * Turns a locked cart into an order: checks, reserves, writes, and authorises the payment last. Contended rows are
 * locked in one order (cart, card, stock, slots, coupon, wallet), so that orders wait for each other without
 * deadlocks.
 */
export class PlaceOrderTransaction {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly mail: MailOutbox,
    private readonly faceCheckPolicy: FaceCheckPolicy,
  ) {}

  async run(tx: Transaction, cart: Cart, command: PlaceOrderWithHold): Promise<Order> {
    const { request, session } = command;
    const now = this.clock.now();
    const chosen = chosenFulfilment(cart, request);
    const quote = await quoteCart(repositoriesOf(tx), cart, { ...chosen, now });
    if (quote.lines.length === 0) throw refused('Your cart is empty.');
    if (await this.lacksFaceCheck(tx, cart, session)) throw refused(FACE_NOT_SHOWN);
    const addresses = await chooseAddresses(tx, request, {
      session,
      zipcode: cart.zipcode,
      fulfilment: chosen.fulfilment,
    });
    checkLines(quote);
    if (quote.couponRefusal !== undefined) throw refused(textOf(quote.couponRefusal));
    const calendars = await this.calendarsOf(tx, quote, now);
    const dated = datesOf(quote.lines, request, calendars, chosen.fulfilment);
    if (!dated) throw invalidDates();
    const tip = tipOffered(
      request.driver_tip,
      quote.totals.subtotal,
      chosen.fulfilment === 'delivery' && hasDriver(quote),
    );
    if (tip === undefined) throw refused('Please choose one of the tips offered.');
    const payment = await this.payments.prepare(tx, request, {
      customerId: session.customerId,
      kind: cart.kind,
      holdId: command.holdId,
    });
    await this.reserve(tx, quote, dated, calendars);
    const email = await emailOf(tx, session.customerId);
    const row = toOrder({
      quote,
      addresses,
      tip,
      payment,
      request,
      email,
      customerId: session.customerId,
      now,
    });
    const items = toItems(quote, dated, chosen.fulfilment, row.status);
    const written = await new PostgresOrders(tx).insert(row, items);
    const { order } = written;
    await updateWallet(tx, quote, written);
    await repositoriesOf(tx)
      .get(Carts)
      .update(cart.id, { status: 'ordered', customerId: session.customerId, updatedAt: now });
    await this.mail.post(tx, orderMail(order, quote));
    return this.authorise(tx, order, payment);
  }

  /** A redemption needs no card, and no face check. */
  private async lacksFaceCheck(tx: Transaction, cart: Cart, session: Session): Promise<boolean> {
    if (cart.kind === 'wallet') return false;
    return this.faceCheckPolicy.blocks(new PostgresFaceChecks(tx), cart.id, session);
  }

  private async calendarsOf(
    tx: Transaction,
    quote: Quote,
    now: Date,
  ): Promise<Map<number, DeliveryCalendar>> {
    const locationIds = [...new Set(quote.lines.map((line) => line.locationId))];
    const calendars = await loadCalendars(tx, { locationIds }, now);
    return new Map(calendars.map(({ locationId, calendar }) => [locationId, calendar]));
  }

  private async reserve(
    tx: Transaction,
    quote: Quote,
    dated: LineDate[],
    calendars: Map<number, DeliveryCalendar>,
  ): Promise<void> {
    await takeGoods(tx, quote);
    if (!(await bookDrivers(tx, dated, calendars))) throw invalidDates();
    if (quote.coupon && !(await repositoriesOf(tx).get(Coupons).use(quote.coupon)))
      throw refused(quote.coupon.refusalMessage);
  }

  private async authorise(tx: Transaction, order: Order, payment: Payment): Promise<Order> {
    if (order.grandTotalCents === 0) return order;
    const { grandTotalCents: amountCents, incrementId: orderNumber } = order;
    const authorised = await payment.authorise({ amountCents, orderNumber });
    if (authorised) await new PostgresOrderPayments(tx).setCharge(order.id, authorised);
    return { ...order, ...authorised };
  }
}

const hasDriver = (quote: Quote): boolean => quote.lines.some((line) => line.speed === 'Same Day');
