import type { components } from '@cork-and-petal/sdk/schema';
import { type Operations, requireOwner } from '../operation';
import type { Services } from '../../../start/services';
import {
  findRedemptionVenues,
  findVenues,
  type Retailer,
  supportsDineIn,
} from '../../postgres/vendor/retailers.repository';

type Schemas = components['schemas'];

/** Where a shopper can drink: BD-03, BD-18. */
export function retailerOperations({ db }: Services): Operations {
  return {
    listDineInRetailers: async ({ body }) => {
      if (!(await supportsDineIn(db, body.zipcode)))
        return { code: -1, message: 'We are coming soon to this pincode.' };
      return { code: 1, data: { vendordata: (await findVenues(db, body.zipcode)).map(toRetailer) } };
    },
    listRedemptionRetailers: async (call) => {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const { state, price_category: priceCategory } = call.body;
      return (await findRedemptionVenues(db, { customerId, state, priceCategory })).map(toOption);
    },
  };
}

/** ENT-08; the space in `street 1` is the documents' (X-120). */
const toRetailer = (place: Retailer): Schemas['Retailer'] => ({
  loc_id: String(place.id),
  vendor_id: String(place.vendorId),
  name: place.name,
  'street 1': place.street1,
  street2: place.street2,
  city: place.city,
  state: place.state,
  zipcode: place.zipcode,
  ...(place.telephone === null ? {} : { telephone: place.telephone }),
  price_category: place.priceCategory ?? 1,
});

const toOption = (place: Retailer): Schemas['RetailerOption'] => ({
  location_id: String(place.id),
  vendor_id: String(place.vendorId),
  vendor_name: place.name,
});
