import { refused } from '../../domain/checkout/checkout-refusal';
import type { Session } from '../../domain/customer/session';
import { type OfferedSpeed, offerSpeeds } from '../../domain/fulfilment/offered-speed';
import { refused as refusedFulfilment } from '../../domain/fulfilment/fulfilment-refusal';
import { requireOwnCart } from '../cart/cart-access';
import { CartLines } from '../cart/cart-lines.port';
import { Addresses } from '../customer/addresses.port';
import { DeliveryCalendars } from '../fulfilment/delivery-calendars.port';
import { DeliverySpeeds } from '../fulfilment/delivery-speeds.port';
import { ServiceLocations } from '../fulfilment/service-locations.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';

/** A zipcode, with the cart and the address of a checkout if they are known. */
export interface DeliverySpeedsQuery {
  zipcode: string;
  cartId: string | undefined;
  deliveryAddressId: number | undefined;
}

interface DeliverySpeedsResult {
  speeds: OfferedSpeed[];
  /** Total of the products in the cart; undefined without a cart. */
  productTotalCents: number | undefined;
}

/** The speeds that are offered to a zipcode, with their methods (BD-41). */
export class ListDeliverySpeeds {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Only a checkout has an address; the options page sends none, and has its own speeds. */
  async execute(query: DeliverySpeedsQuery, session: Session | undefined): Promise<DeliverySpeedsResult> {
    const { zipcode, cartId, deliveryAddressId } = query;
    const cart = cartId ? await requireOwnCart(this.data, cartId, session) : undefined;
    if (deliveryAddressId !== undefined) await this.requireOwnAddress(deliveryAddressId, session);
    const flow = deliveryAddressId === undefined ? 'venue' : 'checkout';
    const speeds = await this.data.get(DeliverySpeeds).of(zipcode, flow);
    if (speeds.length === 0) throw refusedFulfilment({ kind: 'nothing-delivers-there', zipcode });
    const methods = await this.data.get(DeliverySpeeds).methodsOf(zipcode, flow);
    const locationIds = await this.data.get(ServiceLocations).serving(zipcode);
    const calendars = await this.data.get(DeliveryCalendars).of({ locationIds }, this.clock.now());
    const lines = cart ? await this.data.get(CartLines).of(cart.id) : undefined;
    const productTotalCents = lines?.reduce((cents, line) => cents + line.priceCents * line.quantity, 0);
    return { speeds: offerSpeeds(speeds, methods, calendars), productTotalCents };
  }

  private async requireOwnAddress(id: number, session: Session | undefined): Promise<void> {
    const address = session && (await this.data.get(Addresses).findOwn(id, session.customerId));
    if (!address) throw refused({ kind: 'address-not-found' });
  }
}
