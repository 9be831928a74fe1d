import { ContainerModule } from 'inversify';
import { showPhoneColumns } from '../../adapters/storage/phone-columns-attribute';
import { HttpProductCatalog } from '../../adapters/http/catalog/http-product-catalog';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedPhoneColumns } from '../../adapters/storage/stored-phone-columns';
import { storedRecentlyViewed } from '../../adapters/storage/stored-recently-viewed';
import { PhoneColumns } from '../../application/catalog/phone-columns.port';
import { ProductCatalog } from '../../application/catalog/product-catalog.port';
import { RecentlyViewed } from '../../application/catalog/recently-viewed.port';
import { PhoneColumnsStore } from '../../ui/catalog/phone-columns.store';

export const catalogModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(ProductCatalog).to(HttpProductCatalog);
    const phoneColumns = storedPhoneColumns(store);
    phoneColumns.subscribe(showPhoneColumns);
    bind(PhoneColumns).toConstantValue(phoneColumns);
    bind(PhoneColumnsStore).toSelf();
    bind(RecentlyViewed).toConstantValue(storedRecentlyViewed(store));
  });
