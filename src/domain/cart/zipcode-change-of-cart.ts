import type { ZipcodeChangePreview } from '../location/zipcode-change-preview';
import type { ServiceArea } from '../location/service-area';
import type { Zipcode } from '../shared/zipcode';
import type { Cart } from './cart';
import type { CartLine } from './cart-line';

/** What a change of zipcode would do to this cart. */
export function zipcodeChangeOfCart(
  { lines }: Cart,
  from: Zipcode | null,
  { zipcode, locationIds }: ServiceArea,
): ZipcodeChangePreview {
  const isSoldThere = (line: CartLine) => locationIds.includes(line.locationId);
  return {
    from,
    zipcode,
    soldThere: lines.filter(isSoldThere),
    notSoldThere: lines.filter((line) => !isSoldThere(line)),
  };
}
