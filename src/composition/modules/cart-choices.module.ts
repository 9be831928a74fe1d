import { ContainerModule } from 'inversify';
import { DocumentVisibility } from '../../adapters/browser/document-visibility';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedChoices } from '../../adapters/storage/stored-choices';
import { StoredChosenTimes } from '../../application/cart/stored-chosen-times';
import { CurrentChoices } from '../../application/cart/current-choices.port';
import { DeselectBookedSlots } from '../../application/cart/deselect-booked-slots';
import { FollowCart } from '../../application/cart/follow-cart';
import { PricedCart } from '../../application/cart/priced-cart';
import { StartCheckout } from '../../application/cart/start-checkout';
import { ChosenTimes } from '../../application/fulfilment/chosen-times.port';
import { PageVisibility } from '../../application/shared/page-visibility.port';
import { SlotListStore } from '../../ui/cart/slot-picker/slot-list.store';

/** What is chosen for a cart besides its lines; no first screen needs it. */
export const cartChoicesModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentChoices).toConstantValue(storedChoices(store));
    bind(SlotListStore).toSelf();

    bind(PageVisibility).to(DocumentVisibility);
    bind(ChosenTimes).to(StoredChosenTimes);

    bind(DeselectBookedSlots).toSelf();
    bind(FollowCart).toSelf();
    bind(PricedCart).toSelf();
    bind(StartCheckout).toSelf();
  });
