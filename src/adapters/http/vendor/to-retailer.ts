import { type components, streetOf } from '@cork-and-petal/sdk';
import { parseStars, type RetailerOption, type Venue } from '../../../domain/vendor/retailer';

type Wire = components['schemas'];

/** ENT-05 */
export function toVenue(wire: Wire['Retailer']): Venue {
  const street = [streetOf(wire), wire.street2].filter(Boolean).join(', ');
  const city = [wire.city, [wire.state, wire.zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    locationId: String(wire.loc_id),
    vendorId: String(wire.vendor_id),
    name: wire.name ?? '',
    address: [street, city].filter(Boolean).join(', '),
    telephone: wire.telephone ?? '',
    stars: parseStars(wire.price_category),
  };
}

/** ENT-06 */
export const toRetailerOption = (wire: Wire['RetailerOption']): RetailerOption => ({
  locationId: String(wire.location_id),
  vendorId: String(wire.vendor_id),
  name: wire.vendor_name ?? '',
});
