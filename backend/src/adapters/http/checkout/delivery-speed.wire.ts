import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import type { DatedMethod, OfferedSpeed } from '../../../domain/fulfilment/offered-speed';

type Schemas = components['schemas'];

/** A speed card as `/api/shipping` answers it (ENT-37). */
export function speedToWire(
  { speed, methods, isPrimary }: OfferedSpeed,
  productTotalCents: number | undefined,
): Schemas['DeliverySpeed'] {
  return {
    speed_id: speed.speedId,
    name: speed.name as Schemas['DeliverySpeed']['name'],
    description: speed.description,
    isPrimary,
    delivery_fee: formatCents(speed.deliveryFeeCents),
    retailers: methods.flatMap((method) => retailerToWire(method, productTotalCents)),
    ship_methods: methods.map(methodToWire),
  };
}

/** The first method is the cheapest and is preselected. */
function methodToWire(method: DatedMethod, position: number): Schemas['ShipMethod'] {
  return {
    id: String(method.id),
    method: method.method,
    amount: formatCents(method.amountCents),
    fee: formatCents(method.feeCents),
    duration: method.duration,
    ...(method.dropoffEta === null ? {} : { dropoff_eta: method.dropoffEta }),
    ...dateMember(method.retailer ? 'pickup_date' : 'delivery_date', method.date),
    isPrimary: position === 0,
  };
}

function retailerToWire(
  { retailer: location, ...method }: DatedMethod,
  productTotalCents: number | undefined,
): Schemas['CheckoutRetailer'][] {
  if (!location) return [];
  const street = [location.street1, location.street2].filter(Boolean).join(', ');
  const retailer = {
    id: String(location.id),
    name: location.name,
    address: `${street}, ${location.city}, ${location.state} ${location.zipcode}`,
    desc: location.vendorName ?? '',
    delivery_fee: formatCents(method.feeCents),
    ...dateMember('pickup_date', method.date),
    ...(location.telephone === null ? {} : { phone: location.telephone }),
    ...(location.readyTime === null ? {} : { ready_time: location.readyTime }),
    ...(method.distance === null ? {} : { distance: method.distance }),
    ...(productTotalCents === undefined ? {} : { product_total: formatCents(productTotalCents) }),
  };
  return [retailer];
}

const dateMember = (name: 'delivery_date' | 'pickup_date', date: string | undefined) =>
  date === undefined ? {} : { [name]: date };
