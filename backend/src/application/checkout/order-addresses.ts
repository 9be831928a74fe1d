import type { Session } from '../../domain/customer/session';
import type { FulfilmentType } from '../../domain/cart/quote';
import {
  type Address,
  findOwnAddress,
  findPrimaryAddress,
  NO_SUCH_ADDRESS,
} from '../../adapters/postgres/customer/address.repository';
import type { Transaction } from '../../adapters/postgres/database';
import { type PlaceOrderRequest, refused } from '../../domain/checkout/order-refusal';

export interface OrderAddresses {
  /** undefined: nothing is brought. */
  delivery: Address | undefined;
  billing: Address;
}

const MISSING = 'Delivery address is required. Please add a delivery address before placing the order.';
const OTHER_ZIPCODE = 'Delivery zipcode Doesnot match with selected product zipcode';

/**
 * Where the order goes and who pays: the customer's own addresses, the first in the cart's zipcode (BD-48, ADDR-17).
 * Without a billing address it is the primary one, else the one that the order goes to.
 */
export async function chooseAddresses(
  tx: Transaction,
  request: Pick<PlaceOrderRequest, 'delivery_address_id' | 'billing_address_id'>,
  order: { session: Session; zipcode: string; fulfilment: FulfilmentType },
): Promise<OrderAddresses> {
  const delivery =
    order.fulfilment === 'delivery'
      ? await deliveryAddress(tx, request.delivery_address_id, order)
      : undefined;
  const named = request.billing_address_id;
  const billing = named
    ? await findOwnAddress(tx, named, order.session)
    : await findPrimaryAddress(tx, order.session.customerId);
  if (named && !billing) throw refused(NO_SUCH_ADDRESS);
  if (!billing && !delivery) throw refused(MISSING);
  return { delivery, billing: (billing ?? delivery) as Address };
}

async function deliveryAddress(
  tx: Transaction,
  id: string | undefined,
  order: { session: Session; zipcode: string },
): Promise<Address> {
  if (!id) throw refused(MISSING);
  const address = await findOwnAddress(tx, id, order.session);
  if (!address || address.kind !== 'shipping') throw refused(NO_SUCH_ADDRESS);
  if (address.zipcode !== order.zipcode) throw refused(OTHER_ZIPCODE);
  return address;
}
