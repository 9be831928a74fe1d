import { ContainerModule } from 'inversify';
import { HttpProductCatalog } from '../../adapters/http/catalog/http-product-catalog';
import { ProductCatalog } from '../../application/catalog/product-catalog.port';

export const catalogModule = () =>
  new ContainerModule(({ bind }) => {
    bind(ProductCatalog).to(HttpProductCatalog);
  });
