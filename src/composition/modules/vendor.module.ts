import { ContainerModule } from 'inversify';
import { HttpRetailers } from '../../adapters/http/vendor/http-retailers';
import { HttpVendors } from '../../adapters/http/vendor/http-vendors';
import { Retailers } from '../../application/vendor/retailers.port';
import { Vendors } from '../../application/vendor/vendors.port';

export const vendorModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Retailers).to(HttpRetailers);
    bind(Vendors).to(HttpVendors);
  });
