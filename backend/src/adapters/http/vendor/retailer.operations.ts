import type { components } from '@cork-and-petal/sdk/schema';
import { ListDineInVenues } from '../../../application/vendor/list-dine-in-venues';
import { Retailers } from '../../../application/vendor/retailers.port';
import type { Retailer } from '../../../domain/vendor/retailer';
import { type Operations, requireOwner } from '../operation';
import type { Services } from '../services';

type Schemas = components['schemas'];

/** Venues for dine-in and redemption: BD-03, BD-18. */
export function retailerOperations({ data }: Services): Operations {
  const retailers = data.get(Retailers);
  const venues = new ListDineInVenues(retailers);
  return {
    listDineInRetailers: async ({ body }) => ({
      code: 1,
      data: { vendordata: (await venues.execute(body.zipcode)).map(retailerToWire) },
    }),
    listRedemptionRetailers: async (call) => {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const { state, price_category: starCategory } = call.body;
      return (await retailers.venuesForRedemption({ customerId, state, starCategory })).map(optionToWire);
    },
  };
}

/** ENT-08; the space in `street 1` is in the specification. */
const retailerToWire = (place: Retailer): Schemas['Retailer'] => ({
  loc_id: String(place.id),
  vendor_id: String(place.vendorId),
  name: place.name,
  'street 1': place.street1,
  street2: place.street2,
  city: place.city,
  state: place.state,
  zipcode: place.zipcode,
  ...(place.telephone === null ? {} : { telephone: place.telephone }),
  price_category: place.starCategory ?? 1,
});

const optionToWire = (place: Retailer): Schemas['RetailerOption'] => ({
  location_id: String(place.id),
  vendor_id: String(place.vendorId),
  vendor_name: place.name,
});
