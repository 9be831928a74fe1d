import { ContainerModule } from 'inversify';
import { HttpProductCatalog } from '../../adapters/http/catalog/http-product-catalog';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedRecentlyViewed } from '../../adapters/storage/stored-recently-viewed';
import { ProductCatalog } from '../../application/catalog/product-catalog.port';
import { RecentlyViewed } from '../../application/catalog/recently-viewed.port';

export const catalogModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(ProductCatalog).to(HttpProductCatalog);
    bind(RecentlyViewed).toConstantValue(storedRecentlyViewed(store));
  });
