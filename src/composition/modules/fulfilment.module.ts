import { ContainerModule } from 'inversify';
import { HttpDeliveryCalendars } from '../../adapters/http/fulfilment/http-delivery-calendars';
import { HttpDeliverySpeeds } from '../../adapters/http/fulfilment/http-delivery-speeds';
import { DeliveryCalendars } from '../../application/fulfilment/delivery-calendars.port';
import { ForgetTakenSlots } from '../../application/cart/forget-taken-slots';
import { DeliverySpeeds } from '../../application/fulfilment/delivery-speeds.port';
import { SlotListStore } from '../../ui/cart/slot-chooser/slot-list.store';

export const fulfilmentModule = () =>
  new ContainerModule(({ bind }) => {
    bind(SlotListStore).toSelf();

    bind(DeliveryCalendars).to(HttpDeliveryCalendars);
    bind(DeliverySpeeds).to(HttpDeliverySpeeds);

    bind(ForgetTakenSlots).toSelf();
  });
