import { dollars } from '../support/builders/catalog';
import { aVendorProduct, aVendorProfile } from '../support/builders/vendor';
import { FakeVendors } from '../support/fakes/fake-vendors';
import { fakeHarness } from '../support/port-harness';
import { describeVendors } from './vendors.suite';

const theVendors = (change: Partial<FakeVendors> = {}) => Object.assign(new FakeVendors(), change);

const harborLight = aVendorProduct({
  fromPrice: dollars('21.00'),
  sizes: ['750 ml', '375 ml', '1750 ml'],
});
const oldOrchard = aVendorProduct({ id: '102', fromPrice: dollars('120.00') });
const silent = aVendorProfile({ name: 'Garden State Spirits', about: null, address: '', reviews: [] });

describeVendors(
  'faked',
  fakeHarness({
    'vendor 1 has 45 products': () =>
      theVendors({
        listedProducts: Array.from({ length: 45 }, (_, id) => aVendorProduct({ id: String(id) })),
      }),
    'vendor 1 has no product of size 1750 in $100-$150': () =>
      theVendors({ listedProducts: [harborLight, oldOrchard] }),
    'vendor 999 does not exist': () => theVendors({ listedProducts: [harborLight] }),
    'vendor 3 has no about information': () => theVendors({ vendorId: '3', profile: silent }),
    'vendor 4 has no vendor info': () => theVendors({ vendorId: '4', profile: null }),
  }),
);
