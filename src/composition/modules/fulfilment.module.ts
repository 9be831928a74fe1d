import { ContainerModule } from 'inversify';
import { HttpDeliveryCalendars } from '../../adapters/http/fulfilment/http-delivery-calendars';
import { HttpDeliverySpeeds } from '../../adapters/http/fulfilment/http-delivery-speeds';
import { DeliveryCalendars } from '../../application/fulfilment/delivery-calendars.port';
import { DeliverySpeeds } from '../../application/fulfilment/delivery-speeds.port';
import { ChooseShipping } from '../../application/fulfilment/choose-shipping';
import { FindShippingOptions } from '../../application/fulfilment/find-shipping-options';

export const fulfilmentModule = () =>
  new ContainerModule(({ bind }) => {
    bind(DeliveryCalendars).to(HttpDeliveryCalendars);
    bind(DeliverySpeeds).to(HttpDeliverySpeeds);

    bind(ChooseShipping).toSelf();
    bind(FindShippingOptions).toSelf();
  });
