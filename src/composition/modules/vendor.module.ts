import { ContainerModule } from 'inversify';
import { HttpVendors } from '../../adapters/http/vendor/http-vendors';
import { Vendors } from '../../application/vendor/vendors.port';

export const vendorModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Vendors).to(HttpVendors);
  });
