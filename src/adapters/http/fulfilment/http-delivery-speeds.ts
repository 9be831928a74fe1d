import { type components, listDeliverySpeeds } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { DeliverySpeeds, type SpeedRequest } from '../../../application/fulfilment/delivery-speeds.port';
import {
  type DeliverySpeed,
  sortedMethods,
  type FulfilmentOption,
} from '../../../domain/fulfilment/delivery-speed';
import type { FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import type { Unavailable } from '../../../domain/shared/failure';
import { Money } from '../../../domain/shared/money';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callUnavailable } from '../http-failure';
import { listWith } from '../shared/list-of';

@injectable()
export class HttpDeliverySpeeds extends DeliverySpeeds {
  constructor(private readonly api: Api) {
    super();
  }

  /** Checkout always sends these three flags. */
  async speedsFor(request: SpeedRequest): Promise<Result<readonly DeliverySpeed[], Unavailable>> {
    const body = {
      api_token: this.api.token,
      cart_id: request.cartId,
      delivery_address_id: request.addressId,
      zipcode: request.zipcode,
      delivery: 1 as const,
      dineinpickup: 0 as const,
      pickup: 0 as const,
    };
    const answer = await this.api.call(listDeliverySpeeds, { body });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(listWith(answer.data.data, 'speed_id').map(toDeliverySpeed));
  }

  async fulfilmentOptions(
    zipcode: string,
    type: FulfilmentType,
  ): Promise<Result<readonly FulfilmentOption[], Unavailable>> {
    const body = {
      api_token: this.api.token,
      cart_id: '',
      delivery_address_id: '',
      zipcode,
      delivery: flag(type === 'delivery'),
      dineinpickup: flag(type === 'dine-in'),
      pickup: flag(type === 'pick-up'),
    };
    const answer = await this.api.call(listDeliverySpeeds, { body });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(listWith(answer.data.data, 'speed_id').map(toFulfilmentOption));
  }
}

const flag = (isSet: boolean) => (isSet ? (1 as const) : (0 as const));

/** ENT-37, ENT-39 */
const toDeliverySpeed = (wire: components['schemas']['DeliverySpeed']): DeliverySpeed => ({
  id: Number(wire.speed_id),
  name: wire.name,
  description: wire.description ?? '',
  fee: Money.parseOrZero(wire.delivery_fee),
  methods: sortedMethods(
    listWith(wire.ship_methods, 'id').map((method) => ({
      id: String(method.id),
      method: method.method,
      amount: Money.parseOrZero(method.amount),
      deliveryDate: method.delivery_date ?? '',
      duration: method.duration ?? '',
    })),
  ),
});

const toFulfilmentOption = (wire: components['schemas']['DeliverySpeed']): FulfilmentOption => ({
  ...toDeliverySpeed(wire),
  retailers: listWith(wire.retailers, 'id').map((retailer) => ({
    id: String(retailer.id),
    name: retailer.name ?? '',
    address: retailer.address ?? '',
    distance: retailer.distance ?? '',
    readyTime: retailer.ready_time ?? '',
    pickUpDate: retailer.pickup_date ?? '',
    fee: Money.parseOrZero(retailer.delivery_fee),
  })),
});
