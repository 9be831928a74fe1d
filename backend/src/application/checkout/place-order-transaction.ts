import type { Cart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import { refused } from '../../domain/checkout/checkout-refusal';
import { deliveriesOf, type LineDelivery } from '../../domain/checkout/delivery-choice';
import { offeredTip } from '../../domain/checkout/driver-tip';
import type { Session } from '../../domain/customer/session';
import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';
import type { Order } from '../../domain/order/order';
import { Refused } from '../../domain/shared/refused';
import { Carts } from '../cart/carts.port';
import { Coupons } from '../cart/coupons.port';
import { quoteCart } from '../cart/quote';
import { Customers } from '../customer/customers.port';
import { DeliveryCalendars } from '../fulfilment/delivery-calendars.port';
import { AgeChecks } from '../identity/age-checks.port';
import type { CheckAge } from '../identity/check-age';
import type { FaceCheckPolicy } from '../identity/face-check-policy';
import { FaceChecks } from '../identity/face-checks.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { bookDriverSlots } from './book-driver-slots';
import { completeOrder } from './complete-order';
import { checkLines } from '../../domain/checkout/check-lines';
import { chosenFulfilment } from './chosen-fulfilment';
import { chooseAddresses } from './choose-addresses';
import { toItems, toOrder } from './new-order';
import { PaymentHolds } from './payment-holds.port';
import type { Payments } from './payments';
import type { PlaceOrderCommand } from './place-order-command';
import { reserveStock } from './reserve-stock';
import type { UnconfirmedOrder } from './unconfirmed-order';
import { holdBalance } from './update-wallet';

/** `placed`: nothing is left to do. */
type WrittenOrder = { kind: 'placed'; order: Order } | ({ kind: 'unconfirmed' } & UnconfirmedOrder);

/**
 * Turns a locked cart into an order: checks, reserves and writes. If a provider has to be asked, that follows after the
 * commit. Contended rows are always locked in the same order (cart, card, stock, slots, coupon, wallet), which prevents
 * deadlocks.
 */
export class PlaceOrderTransaction {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly mail: MailOutbox,
    private readonly faceCheckPolicy: FaceCheckPolicy,
    private readonly checkAge: CheckAge,
  ) {}

  async run(tx: Transaction, cart: Cart, command: PlaceOrderCommand): Promise<WrittenOrder> {
    const { session } = command;
    const { customerId } = session;
    const now = this.clock.now();
    const chosen = chosenFulfilment(cart, command.fulfilment);
    const { fulfilment } = chosen;
    const quote = await quoteCart(tx, cart, { ...chosen, now });
    if (quote.lines.length === 0) throw refused({ kind: 'cart-empty' });
    const variantIds = quote.lines.map((line) => line.variantId);
    const ageRefusal = await this.checkAge.execute(tx.get(AgeChecks), session, variantIds);
    if (ageRefusal) throw refused(ageRefusal);
    if (await this.lacksFaceCheck(tx, cart, session)) throw refused({ kind: 'face-check-required' });
    const addresses = await chooseAddresses(tx, command, { zipcode: cart.zipcode, fulfilment });
    checkLines(quote);
    if (quote.couponRefusal !== undefined) throw new Refused(quote.couponRefusal);
    const locationIds = [...new Set(quote.lines.map((line) => line.locationId))];
    const calendars = calendarsById(await tx.get(DeliveryCalendars).of({ locationIds }, now));
    const deliveries = deliveriesOf(quote.lines, command.delivery, calendars, fulfilment);
    if (!deliveries) throw refused({ kind: 'delivery-dates-invalid' });
    const hasDriverDelivery =
      fulfilment === 'delivery' && quote.lines.some((line) => line.speed === 'Same Day');
    const tip = offeredTip(command.driverTip, quote.price.subtotal, hasDriverDelivery);
    if (tip === undefined) throw refused({ kind: 'tip-not-offered' });
    const payment = await this.payments.prepare(tx, command.payment, { customerId, kind: cart.kind });
    await this.reserve(tx, quote, deliveries, calendars);
    const email = await tx.get(Customers).emailOf(customerId);
    if (email === undefined) throw refused({ kind: 'order-not-placed' });
    const row = toOrder({ quote, addresses, tip, payment, command, email, now });
    const placed = await tx.get(Orders).insert(row, toItems(quote, deliveries, fulfilment, row.status));
    await holdBalance(tx, quote, placed);
    const { byProvider } = payment;
    const isUnconfirmed = placed.order.paymentStatus === 'authorising' && byProvider;
    const status = isUnconfirmed ? 'ordering' : 'ordered';
    await tx.get(Carts).update(cart.id, { status, customerId, updatedAt: now });
    if (isUnconfirmed) return this.unconfirmed(tx, { placed, quote, payment: byProvider });
    await completeOrder(tx, this.mail, placed, quote);
    return { kind: 'placed', order: placed.order };
  }

  /** A redemption is not paid by card, so it needs no face check. */
  private async lacksFaceCheck(tx: Transaction, cart: Cart, session: Session): Promise<boolean> {
    if (cart.kind === 'wallet') return false;
    return this.faceCheckPolicy.blocks(tx.get(FaceChecks), cart.id, session);
  }

  private async reserve(
    tx: Transaction,
    quote: Quote,
    deliveries: LineDelivery[],
    calendars: Map<number, DeliveryCalendar>,
  ): Promise<void> {
    await reserveStock(tx, quote);
    if (!(await bookDriverSlots(tx, deliveries, calendars)))
      throw refused({ kind: 'delivery-dates-invalid' });
    if (quote.coupon && !(await tx.get(Coupons).use(quote.coupon)))
      throw new Refused({ kind: 'coupon-refused', message: quote.coupon.refusalMessage });
  }

  private async unconfirmed(tx: Transaction, order: Omit<UnconfirmedOrder, 'holdId'>): Promise<WrittenOrder> {
    const { id: orderId, paymentMethod, placedAt: createdAt } = order.placed.order;
    const { providerCustomerId, cardId } = order.payment;
    const hold = { orderId, paymentMethod, providerCustomerId, cardId, createdAt };
    return { kind: 'unconfirmed', ...order, holdId: await tx.get(PaymentHolds).insert(hold) };
  }
}

const calendarsById = (calendars: LocationCalendar[]): Map<number, DeliveryCalendar> =>
  new Map(calendars.map(({ locationId, calendar }) => [locationId, calendar]));
